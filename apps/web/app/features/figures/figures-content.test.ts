import { expect, test } from 'vitest'
import { figuresContent, reviewRuleLabel, searchCopy } from './figures-content.ts'

test.each([
  [
    'tax-year',
    'Figures of a tax year: read again by November 15 of each year. ' +
      'Those of the next year are looked for by then, and again until they are found.',
  ],
  ['law', 'Law: read again after 12 months at the latest.'],
  ['market', 'Published by others: read again after 12 months at the latest.'],
  ['own', 'Chosen for this site: read again after 12 months at the latest.'],
] as const)('the rule of a %s', (kind, words) => {
  expect(reviewRuleLabel(kind)).toBe(words)
})

test('when the next tax year was last looked for, and what was found', () => {
  expect(searchCopy({ year: 2028, looked: '2027-11-10', outcome: 'None was out.', again: '2027-11-15' })).toBe(
    'Figures of tax year 2028: last looked for on November 10, 2027, and not found. None was out. ' +
      'Looked for again by November 15, 2027.',
  )
  expect(figuresContent().groups.filter(({ searched }) => searched !== undefined)).toHaveLength(1)
})

test('every date of the page is there in words, and the oldest reading is told', () => {
  const { groups, changes, dates, oldest } = figuresContent()
  const days = groups.flatMap(({ figures }) => figures.flatMap(({ reviewed, nextReview }) => [reviewed, nextReview]))
  expect(days.length).toBeGreaterThanOrEqual(200)
  for (const day of [...days, ...changes.map(({ date }) => date)]) expect(dates[day], day).toMatch(/^[A-Z][a-z]+ \d/)
  expect(dates['2027-11-15']).toBe('November 15, 2027')
  expect(days.filter((day) => day < oldest)).toEqual([])
})
