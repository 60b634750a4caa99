import type { FileOffering } from '@dst/domain/exchange-file'
import { expect, test } from 'vitest'
import { harbor } from '../../testing/sample-offerings.ts'
import { matchLabel } from './match-label.ts'
import { isEmptyCell, readCell } from './read-cell.ts'
import { editsOf, readPasted } from './read-pasted.ts'
import { valueSentence } from './pasted-words.ts'
import { splitTable } from './split-table.ts'

const today = '2026-11-25'
const read = (text: string, offerings: readonly FileOffering[] = []) => readPasted(text, offerings, today)
const bases = { equity: 30_000_000, purchasePrice: 50_000_000 }
const cell = (name: Parameters<typeof readCell>[0], text: string) => readCell(name, text, { bases, today })

test('cells are parted by tabs, or by commas where there is no tab; quotes hold them together', () => {
  expect(splitTable('DST\tA\tB\r\nPrice\t$1,000\t2\n\n')).toEqual([
    ['DST', 'A', 'B'],
    ['Price', '$1,000', '2'],
  ])
  expect(splitTable('DST,"A, ""the"" DST"\nPrice,"1,000"\nNote,"two\nlines"')).toEqual([
    ['DST', 'A, "the" DST'],
    ['Price', '1,000'],
    ['Note', 'two\nlines'],
  ])
  expect(splitTable('  \n\t')).toEqual([])
})

test.each([
  ['Purchase price ($)', 'purchasePrice'],
  ['Purchase Price of the Property', 'purchasePrice'],
  ['Total equity raised', 'equity'],
  ['Offering Amount', 'equity'],
  ['Loan amount', 'loan'],
  ['Mortgage', 'loan'],
  ['Interest rate', 'loanRate'],
  ['I/O period (years)', 'interestOnlyYears'],
  ['Amortization', 'amortizationYears'],
  ['Loan maturity', 'maturityYears'],
  ['Selling commissions', 'sellingCommissions'],
  ['Managing broker-dealer fee', 'dealerManager'],
  ['O&O', 'offeringCosts'],
  ['Acquisition fee', 'acquisitionFee'],
  ['Loan fees', 'financingCosts'],
  ['Other costs', 'otherCosts'],
  ['Reserves', 'reserves'],
  ['NOI, year 1', 'netIncome'],
  ['Year 3', 'distribution3'],
  ['Distribution yr 10', 'distribution10'],
  ['Cash-on-cash', 'distribution1'],
  ['Asset management fee', 'yearlyFeesOnTop'],
  ['Hold period', 'holdYears'],
  ['Disposition fee', 'exitFee'],
  ['Appraisal', 'appraisedValue'],
  ['Appraisal date', 'appraisalOn'],
  ['Appraisal ordered by', 'appraisalFor'],
  ['Programs that cut or stopped distributions', 'programsCut'],
  ['Distributions suspended', 'programsCut'],
  ['Full-cycle programs', 'programsCompleted'],
  ['Mandatory 721', 'mandatory721'],
  ['Master tenant', 'masterLease'],
  ['Minimum', 'minimum'],
  ['My amount', 'amount'],
  ['Distribution of year 11', undefined],
  ['Parking spaces', undefined],
])('a label %j means %s', (label, field) => {
  expect(matchLabel(label)).toBe(field)
})

test.each([
  ['loanRate', '6.25%', 0.0625],
  ['interestOnlyYears', '5 years', 5],
  ['sellingCommissions', '5%', 1_500_000],
  ['loan', '25m', 25_000_000],
  ['rateFixed', 'Fixed', true],
  ['rateFixed', 'floating', false],
  ['mandatory721', 'No', false],
  ['state', 'tx', 'TX'],
  ['state', 'New York', 'NY'],
  ['state', 'TX, OK', 'several'],
  ['appraisalFor', 'Lender', 'lender'],
  ['masterLease', 'Affiliated tenant', 'affiliate'],
  ['masterLease', 'no', 'none'],
  ['appraisalOn', '9/1/2026', '2026-09-01'],
  ['name', ' Harbor ', 'Harbor'],
] as const)('a cell for %s of %j is %j', (name, text, value) => {
  expect(cell(name, text)).toMatchObject({ ok: true, value })
})

test.each([
  ['purchasePrice', 'ask'],
  ['mandatory721', 'maybe'],
  ['state', 'Bavaria'],
  ['acquisitionFee', '2%'],
  ['loanRate', '16%'],
] as const)('a cell for %s of %j is not read', (name, text) => {
  expect(cell(name, text).ok).toBe(false)
})

test('cells that say nothing are empty', () => {
  expect(['', ' ', '-', 'n/a', 'N/A', 'not typed'].every(isEmptyCell)).toBe(true)
  expect(isEmptyCell('0')).toBe(false)
})

const table = [
  '\tHarbor DST\tMill DST',
  'Price\t50,000,000\t9m',
  'Equity\t30,000,000\t',
  'Loan\t$82,797.68 for each $100,000\t0',
  'Commissions\t5%\t5%',
  'Views\tsea\tmill',
].join('\n')

test('a table fills new offerings, in its order, and says how a loan per amount was read', () => {
  const pasted = read(table)
  expect(pasted.columns.map(({ index, name, isNew }) => [index, name, isNew])).toEqual([
    [0, 'Harbor DST', true],
    [1, 'Mill DST', true],
  ])
  expect(editsOf(pasted)).toEqual([
    ['offerings.0.name', 'Harbor DST'],
    ['offerings.0.purchasePrice', 50_000_000],
    ['offerings.0.equity', 30_000_000],
    ['offerings.0.loan', 24_839_304],
    ['offerings.0.sellingCommissions', 1_500_000],
    ['offerings.1.name', 'Mill DST'],
    ['offerings.1.purchasePrice', 9_000_000],
    ['offerings.1.loan', 0],
  ])
  expect(pasted.columns[0]?.values[3]).toMatchObject({ how: 'read per dollar of equity' })
  expect(pasted.unread).toEqual([
    { label: 'Views', text: 'sea, mill', why: 'No field has this name.' },
    { label: 'Mill DST: Selling commissions', text: '5%', why: 'Type the equity first, or the cost in dollars.' },
  ])
})

test('an offering of the same name is changed, and what it would lose is said', () => {
  const offerings = [
    { id: 'm', name: 'Mill DST', equity: 10_000_000 },
    { ...harbor, name: 'harbor dst' },
  ]
  const { columns } = read('DST\tHarbor DST\nEquity\t31,000,000\nReserves\t1,000,000', offerings)
  expect(columns).toEqual([
    {
      index: 1,
      name: 'Harbor DST',
      isNew: false,
      values: [
        { field: 'name', value: 'Harbor DST', before: 'harbor dst' },
        { field: 'equity', value: 31_000_000, before: 30_000_000 },
      ],
    },
  ])
  expect(columns[0]?.values.map(valueSentence)).toEqual([
    'Name: Harbor DST, in place of harbor dst',
    'Equity of all investors: $31,000,000, in place of $30,000,000',
  ])
})

test('the equity that was typed before counts for a loan per amount', () => {
  const { columns, unread } = read('DST\tHarbor\nLoan\t$80,000 per $100,000', [
    { id: 'h', name: 'Harbor', equity: 10_000_000 },
  ])
  expect(columns[0]?.values).toEqual([{ field: 'loan', value: 8_000_000, how: 'read per dollar of equity' }])
  expect(unread).toEqual([])
  expect(read('DST\tHarbor\nLoan\t$80,000 per $100,000').unread).toMatchObject([
    { label: 'Harbor: Loan', why: expect.stringContaining('equity of all investors first') as string },
  ])
})

test('an empty offering is filled first, others never without their name, and the sixth has no room', () => {
  const offerings = [{ id: 'a', name: 'A', equity: 1 }, { id: 'b' }]
  const names = ['B', 'C', 'D', 'E', 'F']
  const { columns, leftOver } = read(`DST\t${names.join('\t')}\nEquity\t2\t3\t4\t5\t6`, offerings)
  expect(columns.map(({ index, name }) => [index, name])).toEqual([
    [1, 'B'],
    [2, 'C'],
    [3, 'D'],
    [4, 'E'],
  ])
  expect(leftOver).toEqual(['F'])
})

test('a table without names, of commas, with an amount that falls apart', () => {
  const { columns, unread } = read('Equity,30000000\nPurchase price,50,000,000')
  expect(columns).toMatchObject([{ index: 0, name: 'Offering 1', values: [{ field: 'equity', value: 30_000_000 }] }])
  expect(unread).toEqual([
    {
      label: 'Purchase price',
      text: '50,000,000',
      why: 'This row has more cells than the first one. Paste it with tabs.',
    },
  ])
})

test('nothing is read of nothing', () => {
  expect(read('')).toEqual({ columns: [], unread: [], leftOver: [] })
  expect(read('hello')).toEqual({ columns: [], unread: [], leftOver: [] })
})
