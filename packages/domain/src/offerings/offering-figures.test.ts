import { expect, test } from 'vitest'
import { defaultOfferingAssumptions, offeringFigures } from './index.ts'
import { figuresOf, sampleOffering, sampleWith } from './testing/sample-offering.ts'

// H16, worked by hand: 55 million in and out, 4 of them load; (30 + 24.36705888) / 0.98 to break even.
test('the offering that was worked by hand', () => {
  const figures = figuresOf(sampleOffering)
  expect(figures).toMatchObject({ sources: 55_000_000, uses: 55_000_000, difference: 0 })
  expect(figures).toMatchObject({ loadShare: 0.133_333, reserveShare: 0.033_333, equityIntoProperty: 0.833_333 })
  expect(figures).toMatchObject({ saleYear: 7, loanAtExit: 24_367_058.88, breakEvenPrice: 55_476_590.69 })
  expect(figures.breakEvenGrowth).toBe(0.014_959)
  expect(figures.cases?.[1]).toMatchObject({ growth: 0, backPerDollar: 0.821_098, multiple: 1.167_098, irr: 0.025_87 })
  expect(figures.stress).toMatchObject({ price: 37_500_000, firstDistribution: 0.027_333, backPerDollar: 0.412_765 })
  expect(figures.stress).toMatchObject({ loanAtMaturity: 23_263_589.21, newLoan: 21_078_513.76 })
  expect(figures.stress?.refinanceGap).toBe(2_185_075.45)
})

test('price and equity are needed before anything is computed, and are enough', () => {
  expect(offeringFigures({})).toEqual({ ok: false, error: ['purchasePrice', 'equity'] })
  expect(offeringFigures({ purchasePrice: 1_000_000, loan: 1 })).toEqual({ ok: false, error: ['equity'] })
  expect(offeringFigures({ equity: 1_000_000 })).toEqual({ ok: false, error: ['purchasePrice'] })
  const back = { loanBalance: 0, shortfall: 0, multiple: null, irr: null }
  // Seven years, and 2% for the sale, as in the comparison of the file.
  expect(figuresOf({ purchasePrice: 980_000, equity: 1_000_000 })).toEqual({
    sources: 1_000_000,
    uses: 980_000,
    difference: 20_000,
    loadShare: 0,
    reserveShare: 0,
    equityIntoProperty: 0.98,
    sourcesIntoProperty: 0.98,
    pricePerAppraised: null,
    costPerAppraised: null,
    loanToPrice: 0,
    loanToAppraised: null,
    loanToOffering: 0,
    capRate: null,
    debtYield: null,
    coverageInterestOnly: null,
    coverageAmortizing: null,
    distributionCoverage: null,
    saleYear: 7,
    loanAtExit: 0,
    breakEvenPrice: 1_020_408.16,
    breakEvenGrowth: 0.005_789,
    breakEvenPriceWithDistributions: null,
    breakEvenGrowthWithDistributions: null,
    cases: [
      { growth: -0.02, price: 850_763.02, backPerDollar: 0.833_748, ...back },
      { growth: 0, price: 980_000, backPerDollar: 0.9604, ...back },
      { growth: 0.02, price: 1_125_711.95, backPerDollar: 1.103_198, ...back },
    ],
    stress: null,
    notes: [
      { id: 'sources-and-uses-differ', difference: 20_000 },
      { id: 'appraisal-missing' },
      { id: 'net-income-missing' },
    ],
  })
})

test('without a loan nothing is owed, and what a loan is needed for is not said', () => {
  const figures = figuresOf(sampleWith({ loan: 0, equity: 55_000_000, loanRate: undefined, maturityYears: undefined }))
  expect(figures).toMatchObject({ loanToPrice: 0, loanToAppraised: 0, loanToOffering: 0, debtYield: null })
  expect(figures).toMatchObject({ coverageInterestOnly: null, coverageAmortizing: null, saleYear: 7, loanAtExit: 0 })
  // 2,900,000 to 5% of 55 million.
  expect(figures.distributionCoverage).toBe(1.054_545)
  expect(figures.stress).toMatchObject({ coverage: null, loanAtMaturity: null, newLoan: null, refinanceGap: null })
  // 2,320,000 / 55 million, below the 5% that are planned.
  expect(figures.stress?.firstDistribution).toBe(0.042_182)
})

test('a loan whose rate or due date is missing leaves the sale unsaid, and nothing else', () => {
  const unsaid = { saleYear: null, loanAtExit: null, breakEvenPrice: null, breakEvenGrowth: null, stress: null }
  const ratelessFigures = figuresOf(sampleWith({ loanRate: undefined }))
  expect(ratelessFigures).toMatchObject({ ...unsaid, cases: null, loanToOffering: 0.454_545, debtYield: 0.116 })
  expect(ratelessFigures).toMatchObject({ coverageInterestOnly: null, distributionCoverage: null })
  const endlessFigures = figuresOf(sampleWith({ maturityYears: undefined }))
  expect(endlessFigures).toMatchObject({ ...unsaid, cases: null, coverageAmortizing: 1.612_319 })
  expect(endlessFigures).toMatchObject({ breakEvenPriceWithDistributions: null, distributionCoverage: 0.933_333 })
})

test('a loan without interest has no cover of interest, but one of its payments', () => {
  const figures = figuresOf(sampleWith({ loanRate: 0, interestOnlyYears: 0 }))
  // 25 million in 30 years are 833,333.33 a year, and 7 of them 5,833,333.33.
  expect(figures).toMatchObject({ coverageInterestOnly: null, coverageAmortizing: 3.48, loanAtExit: 19_166_666.67 })
  expect(figures.stress).toMatchObject({ coverage: 2.784 })
  expect(figuresOf(sampleWith({ loanRate: 0 })).stress).toMatchObject({ coverage: null, firstDistribution: 0.05 })
})

test('no net income is not an income of nothing', () => {
  expect(figuresOf(sampleWith({ netIncome: undefined }))).toMatchObject({
    capRate: null,
    debtYield: null,
    stress: null,
  })
  const nothing = figuresOf(sampleWith({ netIncome: 0 }))
  expect(nothing).toMatchObject({ capRate: 0, debtYield: 0, coverageAmortizing: 0, distributionCoverage: -1 })
  expect(nothing.stress).toMatchObject({ coverage: 0, newLoan: 0, refinanceGap: 23_263_589.21, firstDistribution: 0 })
})

test('a loan that falls due before the planned sale ends the plan, unless nothing is owed any more', () => {
  const due = figuresOf(sampleWith({ maturityYears: 5 }))
  expect(due).toMatchObject({ saleYear: 5, loanAtExit: 25_000_000 })
  // Five years of distributions, and none after them: 25.6% and 24 of 30 million.
  expect(due.cases?.[1]).toMatchObject({ price: 50_000_000, backPerDollar: 0.8, multiple: 1.056 })
  expect(figuresOf(sampleWith({ maturityYears: 7 })).saleYear).toBe(7)
  expect(figuresOf(sampleWith({ maturityYears: 8 })).saleYear).toBe(7)
  const repaid = figuresOf(sampleWith({ interestOnlyYears: 0, amortizationYears: 5, maturityYears: 5 }))
  expect(repaid).toMatchObject({ saleYear: 7, loanAtExit: 0 })
})

test('interest-only years beyond the sale leave the whole loan to be paid', () => {
  expect(figuresOf(sampleWith({ interestOnlyYears: 10 }))).toMatchObject({ saleYear: 7, loanAtExit: 25_000_000 })
})

test('the last distribution goes on, each typed one has its year, and a typed 0 is a distribution', () => {
  const multiple = (distributions: readonly number[], holdYears = 7) =>
    figuresOf(sampleWith({ distributions, holdYears, maturityYears: 15, loan: 0, exitFee: 0 })).cases?.[1]?.multiple
  const back = 50 / 30
  expect(multiple([0.05])).toBeCloseTo(back + 0.35, 6)
  expect(multiple([0, 0.04])).toBeCloseTo(back + 0.24, 6)
  expect(multiple([0])).toBeCloseTo(back, 6)
  const growing = [0.04, 0.042, 0.044, 0.046, 0.048, 0.05, 0.052, 0.054, 0.056, 0.058]
  expect(multiple(growing, 12)).toBeCloseTo(back + 0.49 + 2 * 0.058, 6)
  expect(multiple(growing, 2)).toBeCloseTo(back + 0.082, 6)
  expect(figuresOf(sampleWith({ distributions: [0] })).distributionCoverage).toBeNull()
  expect(figuresOf(sampleWith({ distributions: [] })).cases?.[0]?.multiple).toBeNull()
})

test('fees on top are taken from each distribution, never below nothing, and from nothing else', () => {
  const plain = figuresOf(sampleOffering)
  const figures = figuresOf(sampleWith({ yearlyFeesOnTop: 0.01 }))
  expect(figures.cases?.[1]?.multiple).toBe(1.097_098)
  expect(figures.distributionCoverage).toBe(plain.distributionCoverage)
  expect(figures.breakEvenPrice).toBe(plain.breakEvenPrice)
  // 7% of 30 million more are missing: 2.1 million / 0.98.
  expect(figures.breakEvenPriceWithDistributions).toBe(47_027_611.1)
  expect(figures.stress?.firstDistribution).toBe(0.027_333)
  expect(plain.stress?.multiple).toBe(0.584_188)
  expect(figures.stress?.multiple).toBe(0.514_188)
  expect(figuresOf(sampleWith({ yearlyFeesOnTop: 0.05, distributions: [0.03] })).cases?.[1]?.multiple).toBe(0.821_098)
})

test('both costs of the sale add up; those of the file count only where neither is typed', () => {
  const price = (costs: object) => figuresOf(sampleWith({ exitFee: undefined, ...costs })).breakEvenPrice
  expect(price({ exitFee: 0.02 })).toBe(55_476_590.69)
  expect(price({})).toBe(55_476_590.69)
  expect(price({ exitFee: 0.01, otherExitCosts: 0.03 })).toBe(56_632_352.99)
  expect(price({ otherExitCosts: 0 })).toBe(54_367_058.88)
  expect(figuresOf(sampleWith({ exitFee: undefined }), { exitCosts: 0.04 }).breakEvenPrice).toBe(56_632_352.99)
})

test('growth to break even runs from the purchase price, not from what was paid in', () => {
  const { breakEvenPrice, breakEvenGrowth } = figuresOf(sampleOffering)
  expect(50_000_000 * (1 + (breakEvenGrowth ?? 0)) ** 7).toBeCloseTo(breakEvenPrice ?? 0, -3)
})

test('distributions above the whole equity leave only the loan to be paid', () => {
  const figures = figuresOf(sampleWith({ distributions: [0.2] }))
  // 24,367,058.88 / 0.98.
  expect(figures.breakEvenPriceWithDistributions).toBe(24_864_345.79)
  expect(figuresOf(sampleWith({ distributions: [0.2], loan: 0 })).breakEvenGrowthWithDistributions).toBe(-1)
})

test('a loss of everything is -100%, and what is missing is not the investors’', () => {
  const figures = figuresOf(sampleWith({ distributions: [0] }), { growth: [-0.2], stressValue: 1 })
  expect(figures.cases).toEqual([
    {
      growth: -0.2,
      price: 10_485_760,
      loanBalance: 24_367_058.88,
      backPerDollar: 0,
      shortfall: 14_091_014.08,
      multiple: 0,
      irr: -1,
    },
  ])
  expect(figures.stress).toMatchObject({ price: 0, backPerDollar: 0, shortfall: 24_367_058.88, multiple: 0, irr: -1 })
})

test('assumptions can be changed one at a time', () => {
  expect(defaultOfferingAssumptions).toEqual({
    growth: [-0.02, 0, 0.02],
    stressIncome: 0.2,
    stressValue: 0.25,
    refinanceRateRise: 0.02,
    refinanceCoverage: 1.25,
    refinanceYears: 30,
    exitCosts: 0.02,
  })
  // Without a rise and at the cover of 1, twelve payments of 6% over 30 years: 2,320,000 / 0.0719460631.
  const cheap = figuresOf(sampleOffering, { refinanceRateRise: 0, refinanceCoverage: 1 })
  expect(cheap.stress?.newLoan).toBe(32_246_378.78)
  expect(figuresOf(sampleOffering, { refinanceYears: 25 }).stress?.newLoan).toBeLessThan(21_078_513)
})

test.each([
  ['assumptions', null],
  ['growth', { growth: [-1] }],
  ['growth', { growth: [1.01] }],
  ['growth', { growth: 0.02 }],
  ['stressIncome', { stressIncome: 1.1 }],
  ['stressValue', { stressValue: -0.1 }],
  ['refinanceRateRise', { refinanceRateRise: Number.NaN }],
  ['refinanceCoverage', { refinanceCoverage: 0 }],
  ['refinanceYears', { refinanceYears: 0 }],
  ['refinanceYears', { refinanceYears: 7.5 }],
  ['exitCosts', { exitCosts: 1 }],
  ['exitCosts', { exitCosts: undefined }],
])('an impossible %s is named', (name, assumptions) => {
  expect(() => offeringFigures(sampleOffering, assumptions as never)).toThrow(RangeError)
  expect(() => offeringFigures(sampleOffering, assumptions as never)).toThrow(new RegExp(`^${name} `))
})
