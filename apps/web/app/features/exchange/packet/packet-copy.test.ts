import { assumptionsOf, emptyExchangeFile, type ExchangeFile, type Plan } from '@dst/domain/exchange-file'
import { expect, test } from 'vitest'
import { couple, today, withSale } from '../testing/sample-files.ts'
import { assumptionLines } from './compare-lines.ts'
import { dateLines } from './date-lines.ts'
import { listRows, listVerdict } from './list-lines.ts'
import { figuresAsOf, packetFacts, whereToEnter } from './packet-facts.ts'
import { summaryRows, summarySentences } from './summary-copy.ts'
import { withoutNames } from './without-names.ts'

const named: ExchangeFile = {
  ...withSale(couple, { label: '12 Elm Street' }, { name: 'Oak Trust', equity: 1_480_000, loanShare: 0.2 }),
  deadlines: { extension: 'planned', noticeUrl: 'https://irs.gov/notice-of-mine' },
}
const factsOf = (file: ExchangeFile, names = false, day = today) => packetFacts(file, day, { names, states: undefined })
const row = (file: ExchangeFile, heading: string) =>
  summaryRows(factsOf(file)).find((found) => found.heading === heading)?.cells[0]

test('nothing that the person wrote stays in the file of the pages, unless it is asked for', () => {
  expect(JSON.stringify(factsOf(named))).not.toMatch(/Elm|Oak|notice-of-mine/)
  expect(withoutNames(named).deadlines).toEqual({ extension: 'planned' })
  expect(withoutNames(named).sales[0]?.price).toBe(2_000_000)
  expect(factsOf(named, true).file).toBe(named)
  expect(listRows(factsOf(named))[0]?.heading).toBe('1. DST 1')
  expect(listRows(factsOf(named, true))[0]?.heading).toBe('1. Oak Trust')
})

test('the figures are of the year of the sale, else of the last year', () => {
  expect(figuresAsOf(factsOf(couple).tax)).toBe('Figures as of tax year 2026, read on November 25, 2026')
  expect(figuresAsOf(factsOf(withSale(couple, { closing: '2025-11-21' })).tax)).toContain('tax year 2025')
  expect(figuresAsOf(factsOf(emptyExchangeFile).tax)).toContain('tax year 2026')
})

test.each([
  ['sales.0.price', 'Money', '/exchange/money'],
  ['taxpayer.kind', 'Money', '/exchange/money'],
  ['sales.3.closing', 'Dates', '/exchange'],
  ['deadlines.disasterDate', 'Dates', '/exchange'],
  ['purchases.0.equity', 'List', '/exchange/list'],
])('%s is entered under %s', (path, view, address) => {
  expect(whereToEnter(path)).toMatch(new RegExp(`^Its place is ${view}: https?://[^/]+${address}$`))
})

test('the summary says what is known, and what is not', () => {
  expect(row(named, 'Last day to name property')).toBe('Tue Jan 5, 2027')
  expect(row(named, 'Last day to close')).toBe('Thu Apr 15, 2027; once the return is extended, Thu May 20, 2027')
  expect(row(named, 'Tax of a sale, our estimate')).toBe('$289,515')
  expect(row(named, "Tax of a sale, CPA's number")).toBe('Not entered')
  expect(row(named, 'Boot, with what is planned to be bought')).toBe('$30,000')
  expect(row(named, 'Property on the list')).toBe('1, worth $1,850,000')
  expect(row(emptyExchangeFile, 'Sale price')).toBe('Not known yet')
  expect(row(emptyExchangeFile, 'Property on the list')).toBe('None')
  expect(summarySentences(factsOf(emptyExchangeFile))).toEqual([])
})

test('a notice after a disaster stands beside the days that it moves', () => {
  const touched = (extension: 'none' | 'filed', closing = '2026-08-01') => ({
    ...withSale(couple, { closing }),
    deadlines: { extension, disasterDate: '2026-09-10', postponementDate: '2027-02-01', affected: true },
  })
  expect(row(touched('filed'), 'Last day to name property')).toBe(
    'Tue Sep 15, 2026; with the IRS notice, Mon Feb 1, 2027 (ask your intermediary in writing first)',
  )
  expect(row(touched('filed'), 'Last day to close')).toBe(
    'Thu Jan 28, 2027; with the IRS notice, Fri May 28, 2027 (ask your intermediary in writing first)',
  )
  expect(row(touched('none', '2026-01-10'), 'Last day to close')).toBe('Thu Jul 9, 2026')
  expect(dateLines(touched('filed')).slice(3)).toEqual([
    { heading: 'First day of the disaster', cells: ['Thu Sep 10, 2026', 'you'] },
    { heading: 'Last day of the IRS notice', cells: ['Mon Feb 1, 2027', 'you'] },
    { heading: 'Affected taxpayer, as the notice defines it', cells: ['Yes', 'you'] },
  ])
})

test("the CPA's number takes the place of our estimate, and both are told", () => {
  const words = summarySentences(factsOf({ ...named, income: { ...named.income, cpaTax: 270_000 } }))
  expect(words.slice(1)).toEqual([
    'By the number of your CPA, a sale would add $270,000 to your taxes for 2026.',
    'That number, $270,000, stands in place of our estimate, $289,515, in the verdict and the comparison.',
  ])
})

test('what the dates are counted with is the default until entered', () => {
  expect(dateLines(couple)).toEqual([
    { heading: 'Who files the return', cells: ['A person or a couple', 'default'] },
    { heading: 'End of the tax year', cells: ['December 31', 'default'] },
    { heading: 'Extension', cells: ['No extension of the return', 'default'] },
  ])
  expect(dateLines({ ...couple, deadlines: { extension: 'none' } })[2]?.cells).toEqual([
    'No extension of the return',
    'you',
  ])
})

test('an assumption is yours once it is moved; those of the DST only when they may differ', () => {
  const from = (plan: Plan, heading: string) =>
    assumptionLines(plan, assumptionsOf(plan)).find((line) => line.heading === heading)?.cells
  expect(from({}, 'Years')).toEqual(['7', 'default'])
  expect(from({ years: 10 }, 'Years')).toEqual(['10', 'you'])
  expect(from({ ending: 'heirs' }, 'How it ends')).toEqual(['Left to heirs', 'you'])
  expect(from({ dstIncome: 0.06 }, 'Income a year of the DST')).toEqual(['5%', 'default'])
  expect(from({ dstIncome: 0.06, ownReturns: true }, 'Income a year of the DST')).toEqual(['6%', 'you'])
  expect(from({ income: 0.04 }, 'Income a year of the DST')).toEqual(['4%', 'you'])
  expect(from({ growth: 0.01 }, 'Growth a year of the DST')).toEqual(['1%', 'you'])
  expect(from({ dstLoanShare: 0.4, ownReturns: true }, 'Loan of the DST')?.[1]).toBe('you')
  expect(from({ load: 0.1 }, 'Costs of a sale at the end')).toEqual(['2%', 'default'])
  const badYear = 'Its loan matures in a bad year, which takes 25% of the value'
  expect(from({ loanMaturesInYear: 4, dstLoanShare: 0.4, ownReturns: true }, badYear)).toEqual(['after year 4', 'you'])
  expect(from({ loanMaturesInYear: 4 }, badYear)).toEqual(['never', 'default'])
  expect(assumptionLines({}, assumptionsOf({}))).toHaveLength(15)
})

test('the list with its values, before and after its last day', () => {
  const list = withSale(
    couple,
    {},
    { kind: 'property', name: '7 Oak Avenue', price: 900_000, closedOn: '2026-11-22' },
    { equity: 500_000, loanShare: 0.5, wanted: 'backup' },
    { name: 'Birch Trust' },
  )
  expect(listRows(factsOf(list)).map(({ cells }) => cells)).toEqual([
    ['Property', '$900,000', '$900,000', '1, received in time'],
    ['DST interest', '$500,000', '$1,000,000', '1, a backup'],
    ['DST interest', 'Not entered', 'Not entered', '1'],
  ])
  expect(listVerdict(factsOf(list))).toContain('the list keeps to the three-property rule')
  expect(listVerdict(factsOf(emptyExchangeFile))).toContain('Nothing is on your list yet.')
  expect(listVerdict(factsOf(couple, false, '2027-03-01'))).toContain('the last day to name property has passed')
})
