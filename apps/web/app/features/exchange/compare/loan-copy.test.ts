import { describeExchange, type ExchangeFile } from '@dst/domain/exchange-file'
import { expect, test } from 'vitest'
import { couple, today, withSale } from '../testing/sample-files.ts'
import { earlyAgainst, loanAssumption } from './loan-copy.ts'

const comparedIn = (file: ExchangeFile) => {
  const { compared } = describeExchange(file, today)
  if (!compared.ok) throw new Error(compared.error.code)
  return compared.value
}
const words = (file: ExchangeFile) => loanAssumption(comparedIn(file))

test('the debt that the DST must replace is named, and what it costs without', () => {
  expect(words(couple)).toBe(
    'This counts on a DST that brings a loan of $400,000, 21.3% of what you buy, in place of the debt that the sale ' +
      'pays off. Without a loan, or cash of your own in its place, the comparison would count $103,462 of tax on day ' +
      'one; by our estimate of your year it would be $72,624 to $92,934.',
  )
  // What moving the loan of the DST to nothing counts.
  const none: ExchangeFile = { ...couple, plan: { ownReturns: true, dstLoanShare: 0 } }
  expect(Math.round(comparedIn(none).comparison.taxOnBoot)).toBe(103_462)
})

test('a loan that few DSTs bring leaves a part, which is taxed on day one', () => {
  expect(words(withSale(couple, { debtPaidOff: 1_280_000 }))).toBe(
    'This counts on a DST with a loan of 60%, and few bring more. It leaves $380,000 of the $1,280,000 of debt ' +
      'without a replacement: about $98,288 of tax is due on day one.',
  )
})

test('a share of one’s own is named as such', () => {
  const own: ExchangeFile = { ...couple, plan: { ownReturns: true, dstLoanShare: 0.1 } }
  expect(words(own)).toBe(
    'This counts on a DST with the loan of 10% that you chose. It leaves $235,556 of the $400,000 of debt without a ' +
      'replacement: about $60,927 of tax is due on day one.',
  )
})

test('without debt or without cash nothing is assumed', () => {
  expect(words(withSale(couple, { debtPaidOff: 0 }))).toBeUndefined()
  expect(words(withSale(couple, { debtPaidOff: 1_950_000 }))).toBeUndefined()
})

test.each([
  [1_128_000, []],
  [1_128_001, [8]],
  [1_700_000, [7, 8]],
  [1_800_000, [7, 8]],
])('a loan of %d has against an exchange, the verdict included: rules %o', (debtPaidOff, rules) => {
  const { verdict, also } = comparedIn(withSale(couple, { debtPaidOff }))
  const all = [verdict, ...also].map(({ rule }) => rule)
  expect(all.filter((rule) => rule === 7 || rule === 8).toSorted((one, other) => one - other)).toEqual(rules)
})

test('price and loan alone say that few DSTs carry it', () => {
  const file: ExchangeFile = { ...couple, sales: [{ id: 'a', price: 2_000_000, debtPaidOff: 1_700_000 }] }
  expect(earlyAgainst(describeExchange(file, today).money)).toEqual([
    { rule: 8, name: 'high-loan', neededLoanShare: 1_700_000 / 1_880_000 },
  ])
  expect(earlyAgainst(describeExchange(couple, today).money)).toEqual([])
})
