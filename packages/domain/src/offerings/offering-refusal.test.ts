import { expect, test } from 'vitest'
import { findRefusal, offeringFigures, type Offering } from './index.ts'
import { sampleOffering, sampleWith } from './testing/sample-offering.ts'

function expectThrown(offering: Offering, field: string): void {
  expect(() => offeringFigures(offering)).toThrow(RangeError)
  expect(() => offeringFigures(offering)).toThrow(new RegExp(`^${field} `))
}

test('the sample is not refused, nor an offering in which nothing is typed', () => {
  expect(findRefusal(sampleOffering)).toBeUndefined()
  expect(findRefusal({})).toBeUndefined()
})

test.each([
  ['purchasePrice', 1, 10_000_000_000],
  ['appraisedValue', 1, 10_000_000_000],
  ['equity', 1, 10_000_000_000],
  ['loan', 0, 10_000_000_000],
  ['loanRate', 0, 0.15],
  ['interestOnlyYears', 0, 15],
  ['amortizationYears', 1, 40],
  ['maturityYears', 1, 40],
  ['sellingCommissions', 0, 10_000_000_000],
  ['dealerManager', 0, 10_000_000_000],
  ['offeringCosts', 0, 10_000_000_000],
  ['acquisitionFee', 0, 10_000_000_000],
  ['financingCosts', 0, 10_000_000_000],
  ['otherCosts', 0, 10_000_000_000],
  ['reserves', 0, 10_000_000_000],
  ['yearlyFeesOnTop', 0, 0.05],
  ['netIncome', 0, 10_000_000_000],
  ['holdYears', 1, 15],
  ['exitFee', 0, 0.15],
  ['otherExitCosts', 0, 0.15],
  ['yearsActive', 0, 999],
  ['programsCompleted', 0, 999],
  ['programsCut', 0, 999],
  ['lenderLosses', 0, 999],
  ['suitsDisclosed', 0, 999],
  ['amount', 0, 1_000_000_000],
] as const)('%s reaches from %d to %d', (field, from, to) => {
  expect(findRefusal({ [field]: from })).toBeUndefined()
  expect(findRefusal({ [field]: to })).toBeUndefined()
  for (const wrong of [from - 0.001, to + 0.001, Number.NaN, '1', null]) {
    expect(findRefusal({ [field]: wrong as never })).toEqual({ field, reason: 'out-of-range', from, to })
    expectThrown({ [field]: wrong as never }, field)
  }
})

test.each(['holdYears', 'maturityYears', 'interestOnlyYears', 'amortizationYears', 'programsCompleted'] as const)(
  '%s is whole',
  (field) => {
    expect(findRefusal(sampleWith({ [field]: 2.5 }))).toEqual({ field, reason: 'not-whole' })
    expectThrown(sampleWith({ [field]: 2.5 }), field)
  },
)

test.each(['appraisalFor', 'rateFixed', 'masterLease', 'mandatory721'] as const)(
  '%s is one of its choices',
  (field) => {
    expect(findRefusal({ [field]: 'typo' as never })).toEqual({ field, reason: 'not-a-choice' })
    expectThrown({ [field]: 'typo' as never }, field)
  },
)

test('choices of a memorandum are taken', () => {
  expect(
    findRefusal({ appraisalFor: 'lender', rateFixed: false, masterLease: 'affiliate', mandatory721: true }),
  ).toBeUndefined()
})

test('distributions are up to ten, each up to 20% of the equity', () => {
  expect(findRefusal({ distributions: Array.from({ length: 10 }, () => 0.2) })).toBeUndefined()
  const many = { distributions: Array.from({ length: 11 }, () => 0.05) }
  expect(findRefusal(many)).toEqual({ field: 'distributions', reason: 'too-many', most: 10 })
  expectThrown(many, 'distributions')
  for (const wrong of [[0.05, 0.201], [-0.01], ['0.05'], 0.05, null]) {
    const outOfRange = { field: 'distributions', reason: 'out-of-range', from: 0, to: 0.2 }
    expect(findRefusal({ distributions: wrong as never })).toEqual(outOfRange)
    expectThrown({ distributions: wrong as never }, 'distributions')
  }
})

test('a loan of ten times the equity is the largest', () => {
  const withLoan = (loan: number) => ({ purchasePrice: 10_500_000, equity: 1_000_000, loan })
  expect(findRefusal(withLoan(10_000_000))).toBeUndefined()
  expect(findRefusal(withLoan(10_000_001))).toEqual({ field: 'loan', reason: 'above-equity', most: 10 })
  expectThrown(withLoan(10_000_001), 'loan')
})

test('uses of twice the sources are the largest, and the largest line is named', () => {
  const withUses = (purchasePrice: number, otherCosts: number, reserves = 0) => ({
    purchasePrice,
    equity: 1_000_000,
    loan: 500_000,
    otherCosts,
    reserves,
  })
  expect(findRefusal(withUses(2_000_000, 1_000_000))).toBeUndefined()
  const price = { field: 'purchasePrice', reason: 'above-sources', most: 2 }
  expect(findRefusal(withUses(2_000_000, 1_000_001))).toEqual(price)
  expect(findRefusal(withUses(1_400_000, 1_600_001))).toEqual({ ...price, field: 'otherCosts' })
  expect(findRefusal(withUses(1_000_000, 500_000, 1_500_001))).toEqual({ ...price, field: 'reserves' })
  expectThrown(withUses(2_000_000, 1_000_001), 'purchasePrice')
})

test('what is no offering is refused by that name', () => {
  expect(() => offeringFigures(undefined as never)).toThrow(/^offering is no object/)
})
