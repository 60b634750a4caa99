import { byRun } from '@dst/vitest-config/run'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alternativeMinimumTax } from './alternative-minimum-tax.ts'
import { figuresFor } from './federal-figures.ts'
import { incomeTax } from './income-tax.ts'
import { latestTaxYear, taxYears, type FilingStatus } from './index.ts'
import { form6251 } from './testing/form-6251.ts'
import { scheduleDTaxWorksheet } from './testing/schedule-d-tax-worksheet.ts'

const filings: FilingStatus[] = ['single', 'joint', 'separate', 'head', 'surviving']
// Small and huge amounts alike, among them many near the thresholds.
const amount = fc.oneof(
  fc.double({ min: 0, max: 900_000, noNaN: true }),
  fc.double({ min: 0, max: 50_000_000, noNaN: true }),
  fc.constantFrom(0, 49_450, 98_900, 201_775, 403_550, 545_500, 613_700, 1_000_000),
)
const year = fc.record({
  taxYear: fc.constantFrom(...taxYears),
  filing: fc.constantFrom(...filings),
  other: fc.oneof(amount, fc.double({ min: -400_000, max: 0, noNaN: true })),
  unrecaptured: amount,
  longTerm: amount,
  standard: fc.constantFrom(0, 16_100, 32_200),
})
type Year = typeof year extends fc.Arbitrary<infer Value> ? Value : never
// Chance seldom brings a year without any gain.
const withoutGains: Year = {
  taxYear: latestTaxYear,
  filing: 'single',
  other: 500_000,
  unrecaptured: 0,
  longTerm: 0,
  standard: 0,
}
const runs = { numRuns: byRun({ core: 1000, full: 100_000 }), examples: [[withoutGains]] as [Year][] }

/** What other income below 0 leaves of the gains, as the engine hands it on. */
function taxableOf({ other, unrecaptured, longTerm }: { other: number; unrecaptured: number; longTerm: number }) {
  const left = Math.max(0, -other)
  const used = Math.min(unrecaptured, left)
  return {
    ordinary: Math.max(0, other),
    unrecaptured: unrecaptured - used,
    longTerm: Math.max(0, longTerm - (left - used)),
  }
}

test('income tax is that of the Schedule D Tax Worksheet, on any income', () => {
  fc.assert(
    fc.property(year, ({ taxYear, filing, other, unrecaptured, longTerm }) => {
      const figures = figuresFor(taxYear, filing)
      const taxableIncome = Math.max(0, other + unrecaptured + longTerm)
      const worksheet = scheduleDTaxWorksheet(
        { taxableIncome, netLongTermGain: unrecaptured + longTerm, unrecapturedGain: unrecaptured },
        figures,
      )
      expect(incomeTax(taxableOf({ other, unrecaptured, longTerm }), figures).tax).toBeCloseTo(worksheet.line47, 2)
    }),
    runs,
  )
})

test('the alternative minimum tax is that of Form 6251, on any income', () => {
  fc.assert(
    fc.property(year, ({ taxYear, filing, other, unrecaptured, longTerm, standard }) => {
      const figures = figuresFor(taxYear, filing)
      const line1 = other + unrecaptured + longTerm
      const form = form6251(
        { line1, line2a: standard, netLongTermGain: unrecaptured + longTerm, unrecapturedGain: unrecaptured },
        figures,
      )
      const tax = alternativeMinimumTax(
        { minimumTaxable: line1 + standard, unrecaptured, longTerm },
        incomeTax(taxableOf({ other, unrecaptured, longTerm }), figures),
        figures,
      )
      expect(tax).toBeCloseTo(form, 2)
    }),
    runs,
  )
})
