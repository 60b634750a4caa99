import { itemFields } from '@dst/domain/exchange-file'
import { expect, test } from 'vitest'
import { readFee, type FeeBases } from './read-fee.ts'
import { isUnstatedRatio, readLoan } from './read-loan.ts'

const today = '2026-11-25'
const field = itemFields.offerings.sellingCommissions
const bases = { equity: 30_000_000, purchasePrice: 50_000_000 }
const fee = (text: string, usual: readonly (keyof FeeBases)[] = ['equity'], given: FeeBases = bases) =>
  readFee(text, { field, bases: given, usual, today })
const loan = (text: string, unstated: 'equity' | 'ask' = 'ask', equity: number | undefined = 30_000_000) =>
  readLoan(text, { field: itemFields.offerings.loan, equity, unstated, today })

test.each([
  ['1,500,000', 1_500_000],
  ['$1.5m', 1_500_000],
  ['5%', 1_500_000],
  ['5 percent', 1_500_000],
  ['1.55% of equity', 465_000],
  ['2% of the purchase price', 1_000_000],
  ['2 % of price', 1_000_000],
  ['0%', 0],
])('a cost of %j is %d dollars', (text, value) => {
  expect(fee(text)).toEqual({ ok: true, value })
})

test('a fee for buying may be of equity or price, and is asked about', () => {
  expect(fee('2%', ['equity', 'purchasePrice'])).toEqual({
    ok: false,
    error: '“2%” is not clear. Did you mean $600,000 (of the equity) or $1,000,000 (of the price)?',
    meant: [600_000, 1_000_000],
  })
  expect(fee('2% of equity', ['equity', 'purchasePrice'])).toEqual({ ok: true, value: 600_000 })
})

test('a share is asked about like any other, and needs what it is of', () => {
  expect(fee('0.5%')).toEqual({ ok: true, value: 150_000 })
  expect(fee('9,3%')).toMatchObject({ ok: false, meant: [2_790_000] })
  expect(fee('5%', ['equity'], { equity: undefined, purchasePrice: 1 })).toEqual({
    ok: false,
    error: 'Type the equity first, or the cost in dollars.',
  })
  expect(fee('5% of revenue')).toMatchObject({ ok: false, error: expect.stringContaining('of what?') as string })
  expect(fee('101%')).toMatchObject({ ok: false, error: expect.stringContaining('100%') as string })
  expect(fee('none')).toMatchObject({ ok: false, error: expect.stringContaining('not an amount') as string })
  expect(fee('1,25m')).toMatchObject({ ok: false, meant: [1_250_000] })
})

test.each([
  ['25,000,000', 25_000_000],
  ['0', 0],
  ['$82,797.68 for each $100,000 of equity', 24_839_304],
  ['82,797.68 per 100,000 invested', 24_839_304],
  ['$45,294.71 per $100,000 of value', 24_839_303],
  ['$120,000 for every $100,000', 36_000_000],
])('a loan of %j is %d dollars of the whole offering', (text, value) => {
  expect(loan(text)).toEqual({ ok: true, value })
})

test('a loan per amount without a basis is asked about in a field, and read per equity from a memorandum', () => {
  const text = '$82,797.68 for each $100,000'
  expect(loan(text)).toEqual({
    ok: false,
    error:
      '“$82,797.68 for each $100,000” is not clear. Did you mean $24,839,304 (per $100,000 of equity) or ' +
      '$144,395,082 (per $100,000 of value)?',
    meant: [24_839_304, 144_395_082],
  })
  expect(loan(text, 'equity')).toEqual({ ok: true, value: 24_839_304 })
  expect([isUnstatedRatio(text), isUnstatedRatio(`${text} of equity`), isUnstatedRatio('25m')]).toEqual([
    true,
    false,
    false,
  ])
})

test('a loan per amount needs the equity, and a basis that it knows', () => {
  expect(
    readLoan('$80,000 per $100,000', { field: itemFields.offerings.loan, equity: undefined, unstated: 'ask', today }),
  ).toEqual({
    ok: false,
    error: 'Type the equity of all investors first: the loan of the whole offering follows from it.',
  })
  expect(loan('$80,000 per $100,000 of rent')).toMatchObject({ ok: false })
  expect(loan('$120,000 per $100,000 of value')).toMatchObject({ ok: false })
  expect(loan('much per $100,000')).toMatchObject({ ok: false })
})
