import { expect, test } from 'vitest'
import { prose } from '../checks/walk.ts'
import { accreditation } from './index.ts'

test('the page carries the specified headings and tabs', () => {
  expect([accreditation.title, accreditation.badge]).toEqual(['Investor Accreditation', 'Required for DST Investments'])
  expect(accreditation.tabs.map((tab) => tab.label)).toEqual(['Individual Investors', 'Entities & Organizations'])
  expect(accreditation.help.heading).toBe('Need Help with Verification?')
  expect(accreditation.callToAction.heading).toBe('Ready to Explore DST Investments?')
})

test('five questions and three dated updates, newest first', () => {
  expect(accreditation.questions).toHaveLength(5)
  expect(accreditation.updates.map((update) => update.date)).toEqual(['2025-03-12', '2021-03-15', '2020-12-08'])
  expect(accreditation.updates.map((update) => update.dateLabel)).toEqual([
    'March 12, 2025',
    'March 15, 2021',
    'December 8, 2020',
  ])
})

test('income has to be expected this year too, and net worth leaves out the main home', () => {
  const [income, netWorth] = accreditation.tabs[0]?.criteria ?? []
  expect(prose(income).join(' ')).toMatch(/More than \$200,000 .* more than \$300,000 .* expect the same this year/)
  expect(netWorth?.test).toBe(
    'More than $1,000,000, alone or together with a spouse or partner, without your main home.',
  )
})

test('the specified family office figure stands beside the rule', () => {
  const office = accreditation.tabs[1]?.criteria.find((criterion) => criterion.id === 'family-offices')
  expect(office?.test).toBe(
    'At least $5 million under management is the figure often quoted; the rule says more than $5 million.',
  )
})
