import { byRun } from '@dst/vitest-config/run'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { estimateTax, latestTaxYear, taxYears, type FilingStatus, type TaxEstimateInputs } from './index.ts'
import * as samples from './testing/sample-properties.ts'

const office: TaxEstimateInputs = { ...samples.officeYear, ...samples.office }
const duplex: TaxEstimateInputs = { ...samples.duplexYear, ...samples.duplex }

/** The estimate in whole dollars; the rate apart, which stays. */
function rounded(inputs: TaxEstimateInputs): Record<string, number> {
  const { effectiveRate, ...amounts } = estimateTax(inputs)
  const entries = Object.entries<number>(amounts).map(([name, amount]) => [name, Math.round(amount)] as const)
  return { ...Object.fromEntries(entries), effectiveRate }
}

test('a couple that sells an office building at a large gain', () => {
  expect(rounded(office)).toEqual({
    amountRealized: 1_880_000,
    adjustedBasis: 760_684,
    depreciation: 239_316,
    gain: 1_119_316,
    unrecapturedGain: 239_316,
    federalTax: 220_989,
    taxedAt0: 0,
    taxedAt15: 224_384,
    taxedAt20: 655_616,
    taxedAt25: 0,
    netInvestmentIncomeTax: 39_958,
    alternativeMinimumTax: 28_569,
    stateTax: 0,
    total: 289_515,
    effectiveRate: expect.closeTo(0.2587, 4) as number,
  })
})

test('a retired couple that sells a duplex', () => {
  expect(rounded(duplex)).toMatchObject({
    depreciation: 125_818,
    gain: 205_618,
    unrecapturedGain: 125_818,
    federalTax: 31_474,
    netInvestmentIncomeTax: 297,
    alternativeMinimumTax: 0,
    total: 31_771,
    effectiveRate: expect.closeTo(0.1545, 4) as number,
  })
})

test('deductions that other income does not use up reduce the gain', () => {
  expect(rounded({ ...duplex, otherTaxableIncome: 10_000 - 32_200 })['federalTax']).toBe(24_190)
})

test('a gain that other income leaves within the 0% is not taxed', () => {
  const small = { ...duplex, otherTaxableIncome: 0, depreciation: 0, price: 380_000, sellingCosts: 0 }
  expect(rounded(small)).toMatchObject({ gain: 65_000, taxedAt0: 65_000, federalTax: 0, total: 0 })
})

test('gain from depreciation is taxed at 25% where other income is taxed higher', () => {
  const high = estimateTax({ ...office, otherTaxableIncome: 800_000 })
  expect(high.taxedAt25).toBeCloseTo(239_316.24, 2)
  expect(high.federalTax).toBeCloseTo(0.25 * 239_316.24 + 0.2 * 880_000, 2)
})

test('the smaller exemption of 2026 is what costs the minimum tax; 2025 has none of it', () => {
  expect(estimateTax({ ...office, taxYear: 2025, sold: '2025-11' }).alternativeMinimumTax).toBe(0)
})

test('deductions that are itemized are not added back for the minimum tax', () => {
  const { alternativeMinimumTax } = estimateTax({ ...office, usesStandardDeduction: false })
  expect(alternativeMinimumTax).toBeLessThan(estimateTax(office).alternativeMinimumTax)
})

// Instructions for Form 6251 (2025), line 4: from 920,350 a separate return goes to 925,350.
test('a separate return adds to its minimum income what passes the lost exemption', () => {
  const at = (price: number) =>
    estimateTax({
      ...office,
      taxYear: 2025,
      sold: '2025-11',
      filing: 'separate',
      otherTaxableIncome: 0,
      deductions: 0,
      sellingCosts: 0,
      purchasePrice: 0,
      price,
    })
  const tentative = (price: number) => at(price).alternativeMinimumTax + at(price).federalTax
  // Above 900,350, 20,000 more of gain count as 25,000, of which 5,000 are taxed at 28% beside the gain at 20%.
  expect(tentative(920_350) - tentative(900_350)).toBeCloseTo(20_000 * 0.2 + 5_000 * 0.26, 2)
})

test('a real-estate professional’s gain is no investment income, but raises what other such income is taxed', () => {
  expect(estimateTax({ ...office, realEstateProfessional: true }).netInvestmentIncomeTax).toBe(0)
  const withDividends = { ...office, realEstateProfessional: true, otherInvestmentIncome: 50_000 }
  expect(estimateTax(withDividends).netInvestmentIncomeTax).toBeCloseTo(0.038 * 50_000, 6)
})

test('the net investment income tax of the year without the sale is not the sale’s', () => {
  const rich = { ...office, otherTaxableIncome: 300_000, otherInvestmentIncome: 100_000 }
  // Income is 82,200 over the threshold already, and the whole gain comes on top.
  expect(estimateTax(rich).netInvestmentIncomeTax).toBeCloseTo(0.038 * 1_119_316.24, 2)
})

test('suspended losses reduce other income first, and can make the sale save tax', () => {
  const { federalTax } = estimateTax({ ...duplex, otherTaxableIncome: 90_000, suspendedLosses: 80_000 })
  expect(federalTax).toBeLessThan(estimateTax({ ...duplex, otherTaxableIncome: 90_000 }).federalTax - 0.1 * 80_000)
  expect(estimateTax({ ...duplex, otherTaxableIncome: 90_000, suspendedLosses: 600_000 }).total).toBeLessThan(0)
})

test('a capital-loss carryover reduces the gain from depreciation first', () => {
  const used = estimateTax({ ...duplex, capitalLossCarryover: 25_818.18 })
  expect(used.federalTax).toBeLessThan(estimateTax(duplex).federalTax)
  expect(used.taxedAt15).toBeCloseTo(79_800, 2)
  expect(used.gain).toBe(estimateTax(duplex).gain)
})

test('a loss is ordinary: it saves tax at the rates of other income', () => {
  const loss = estimateTax({ ...duplex, price: 180_000, sellingCosts: 0, otherTaxableIncome: 100_000 })
  expect(loss.gain).toBeCloseTo(-9_181.82, 2)
  expect(loss.federalTax).toBeCloseTo(-0.12 * 9_181.82, 2)
  expect(loss).toMatchObject({ unrecapturedGain: 0, taxedAt15: 0, stateTax: 0, effectiveRate: 0 })
})

test.each([
  ['2025-11', 0],
  ['2025-10', 205_000],
])('held from %s to November 2026, %d of the gain is long-term', (placedInService, longTerm) => {
  const short = estimateTax({ ...duplex, placedInService, depreciation: 0, price: 520_000, sellingCosts: 0 })
  expect(short.gain).toBe(205_000)
  expect(short.taxedAt0 + short.taxedAt15).toBe(longTerm)
})

test('a state’s rate applies to the whole gain', () => {
  const { stateTax, total } = estimateTax({ ...office, stateRate: 0.133 })
  expect(stateTax).toBeCloseTo(148_869.06, 2)
  expect(total - stateTax).toBeCloseTo(estimateTax(office).total, 6)
})

test.each([
  ['commercial', '2015-03', '2026-11', (800_000 / 468) * 140],
  ['commercial', '2015-03', '2015-03', 0],
  ['residential', '1990-01', '2026-11', 800_000],
  ['residential', '1987-01', '2026-11', 800_000],
  ['commercial', '1993-06', '2026-11', (800_000 / 468) * 401],
] as const)('%s property in service from %s to %s', (propertyType, placedInService, sold, depreciation) => {
  expect(estimateTax({ ...office, propertyType, placedInService, sold }).depreciation).toBeCloseTo(depreciation, 6)
})

test.each([
  ['depreciation', { placedInService: '1993-05' }],
  ['depreciation', { propertyType: 'residential', placedInService: '1986-12' }],
  ['depreciation', { priorDeferredGain: 1 }],
] as const)('%s has to be typed: %o', (field, given) => {
  expect(() => estimateTax({ ...office, ...given })).toThrow(new RegExp(`^${field} has to be typed`))
  expect(estimateTax({ ...office, ...given, depreciation: 500_000 }).depreciation).toBe(500_000)
})

test.each([
  ['taxYear', { taxYear: 2024 }],
  ['taxYear', { taxYear: 2027 }],
  ['filing', { filing: 'widow' as FilingStatus }],
  ['price', { price: -1 }],
  ['otherTaxableIncome', { otherTaxableIncome: Number.NaN }],
  ['depreciation', { depreciation: -1 }],
  ['landShare', { landShare: 1.2 }],
  ['stateRate', { stateRate: -0.1 }],
  ['placedInService', { placedInService: '2015-13' }],
  ['sold', { sold: '2026' }],
  ['sold', { sold: '2015-02' }],
] satisfies [string, Partial<TaxEstimateInputs>][])('an impossible %s is named', (field, given) => {
  expect(() => estimateTax({ ...office, ...given })).toThrow(RangeError)
  expect(() => estimateTax({ ...office, ...given })).toThrow(new RegExp(`^${field}`))
})

test('the years with figures, and the last of them', () => {
  expect(taxYears).toEqual([2025, 2026])
  expect(latestTaxYear).toBe(2026)
})

const amount = fc.integer({ min: 0, max: 5_000_000 })
const anything: fc.Arbitrary<TaxEstimateInputs> = fc.record({
  taxYear: fc.constantFrom(...taxYears),
  filing: fc.constantFrom('single', 'joint', 'separate', 'head', 'surviving'),
  otherTaxableIncome: fc.integer({ min: -200_000, max: 2_000_000 }),
  deductions: fc.integer({ min: 0, max: 200_000 }),
  price: amount,
  sellingCosts: fc.integer({ min: 0, max: 300_000 }),
  purchasePrice: amount,
  propertyType: fc.constantFrom('commercial', 'residential'),
  placedInService: fc.constantFrom('1995-07', '2015-03', '2025-12'),
  sold: fc.constant('2026-11'),
})

test('a higher price never lowers the federal taxes, lower costs neither', () => {
  fc.assert(
    fc.property(anything, fc.integer({ min: 1, max: 1_000_000 }), (given, more) => {
      const before = estimateTax(given)
      const after = estimateTax({ ...given, price: given.price + more })
      expect(after.total).toBeGreaterThanOrEqual(before.total - 0.01)
      expect(after.total - before.total).toBeLessThanOrEqual(more)
    }),
    { numRuns: byRun({ core: 1000, full: 5000 }) },
  )
})

test('every dollar of a long-term gain has one rate', () => {
  fc.assert(
    fc.property(anything, (given) => {
      const { gain, taxedAt0, taxedAt15, taxedAt20, taxedAt25 } = estimateTax(given)
      const parts = [taxedAt0, taxedAt15, taxedAt20, taxedAt25]
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeLessThanOrEqual(Math.max(0, gain) + 0.01)
    }),
    { numRuns: byRun({ core: 1000, full: 5000 }) },
  )
})
