import { describe, expect, test } from 'vitest'
import type { Offering, OfferingNote } from './index.ts'
import { figuresOf, sampleOffering, sampleWith } from './testing/sample-offering.ts'

type Id = OfferingNote['id']
type Changes = Parameters<typeof sampleWith>[0]

function noteIn(id: Id, changes: Changes): OfferingNote | undefined {
  return figuresOf(sampleWith(changes)).notes.find((note) => note.id === id)
}

/** Changes under which a note is not made, and under which it is, with the figures in it. */
type Threshold = readonly [id: Id, without: readonly Changes[], within: readonly (readonly [Changes, object])[]]

/** Without load, reserves or a loan, a price whose whole comes back after a year without costs. */
const plain = {
  purchasePrice: 30_000_000,
  loan: 0,
  loanRate: undefined,
  maturityYears: undefined,
  holdYears: 1,
  exitFee: 0,
  appraisedValue: 30_000_000,
  sellingCommissions: 0,
  dealerManager: 0,
  offeringCosts: 0,
  acquisitionFee: 0,
  financingCosts: 0,
  otherCosts: 0,
  reserves: 0,
}
/** Without interest over 25 years: a million a year. */
const withoutInterest = { loanRate: 0, interestOnlyYears: 0, amortizationYears: 25, maturityYears: 25 }

const thresholds: readonly Threshold[] = [
  [
    'sources-and-uses-differ',
    // 0.5% of 55 million is 275,000, either way.
    [{}, { reserves: 725_000 }, { reserves: 1_275_000 }],
    [
      [{ reserves: 724_000 }, { difference: 276_000 }],
      [{ reserves: 1_276_000 }, { difference: -276_000 }],
    ],
  ],
  [
    'load-above-usual',
    // 12% of 30 million is 3.6 million: 3.5 million besides.
    [{ otherCosts: 99_000 }, { otherCosts: 100_000 }],
    [[{ otherCosts: 101_000 }, { loadShare: 0.120_033 }]],
  ],
  ['appraisal-missing', [{}], [[{ appraisedValue: undefined }, {}]]],
  [
    'price-above-appraisal',
    [{ appraisedValue: undefined }, { appraisedValue: 50_001_000 }, { appraisedValue: 50_000_000 }],
    [[{ appraisedValue: 49_000_000 }, { pricePerAppraised: 1.020_408 }]],
  ],
  [
    'cost-above-appraisal',
    [{ appraisedValue: undefined }, { appraisedValue: 50_001_000 }, { appraisedValue: 50_000_000 }],
    [[{ appraisedValue: 49_999_000 }, { costPerAppraised: 1.100_022 }]],
  ],
  [
    'loan-due-before-sale',
    [
      { maturityYears: 8 },
      { maturityYears: 7 },
      { interestOnlyYears: 0, amortizationYears: 5, maturityYears: 6 },
      { maturityYears: undefined },
    ],
    [
      [{ maturityYears: 6 }, { maturityYears: 6, holdYears: 7 }],
      [
        { maturityYears: 6, holdYears: undefined },
        { maturityYears: 6, holdYears: 7 },
      ],
    ],
  ],
  [
    'loan-due-about-the-sale',
    [{ maturityYears: 6 }, { maturityYears: 9 }, { interestOnlyYears: 0, amortizationYears: 5, maturityYears: 7 }],
    [
      [{ maturityYears: 7 }, { maturityYears: 7, holdYears: 7 }],
      [{ maturityYears: 8 }, { maturityYears: 8, holdYears: 7 }],
    ],
  ],
  [
    'no-principal-paid',
    [
      { interestOnlyYears: 6 },
      { interestOnlyYears: undefined, holdYears: 1 },
      { interestOnlyYears: 7, loan: 0 },
      { interestOnlyYears: 7, maturityYears: undefined },
    ],
    [
      [{ interestOnlyYears: 7 }, { saleYear: 7 }],
      [{ interestOnlyYears: 8 }, { saleYear: 7 }],
      [{ interestOnlyYears: 4, maturityYears: 4 }, { saleYear: 4 }],
    ],
  ],
  [
    'loan-above-usual',
    // 60% of what is paid in: one and a half times the equity.
    [{ loan: 44_999_000 }, { loan: 45_000_000 }],
    [[{ loan: 45_001_000 }, { loanToOffering: 0.600_005 }]],
  ],
  ['net-income-missing', [{}, { netIncome: 0 }], [[{ netIncome: undefined }, {}]]],
  [
    'thin-coverage',
    [
      { ...withoutInterest, netIncome: 1_251_000 },
      { ...withoutInterest, netIncome: 1_250_000 },
      { ...withoutInterest, netIncome: undefined },
      { netIncome: 0, loan: 0 },
    ],
    [[{ ...withoutInterest, netIncome: 1_249_000 }, { coverageAmortizing: 1.249 }]],
  ],
  [
    'distribution-above-cash',
    // 1.5 million of interest and 1.5 million of distributions.
    [{ netIncome: 3_001_000 }, { netIncome: 3_000_000 }, { netIncome: 0, distributions: [0] }],
    [[{ netIncome: 2_999_000 }, { distributionCoverage: 0.999_333 }]],
  ],
  [
    'stress-loan-not-served',
    // 80% of 1,875,000 is the interest.
    [{ netIncome: 1_876_000 }, { netIncome: 1_875_000 }, { netIncome: undefined }, { netIncome: 0, loan: 0 }],
    [[{ netIncome: 1_874_000 }, { coverage: 0.999_467 }]],
  ],
  [
    'stress-loan-not-repaid',
    // Three quarters of the price, without costs of the sale: 37.5 million.
    [
      { interestOnlyYears: 10, exitFee: 0, loan: 37_499_000 },
      { interestOnlyYears: 10, exitFee: 0, loan: 37_500_000 },
      { interestOnlyYears: 10, exitFee: 0, loan: 37_501_000, netIncome: undefined },
    ],
    [[{ interestOnlyYears: 10, exitFee: 0, loan: 37_501_000 }, { shortfall: 1_000 }]],
  ],
  [
    'stress-new-loan-smaller',
    // The new loan is 7.268453 times the net income: 25 million and more from 3,439,522 on.
    [
      { interestOnlyYears: 10, netIncome: 3_440_000 },
      { interestOnlyYears: 10, netIncome: 3_439_522 },
      { interestOnlyYears: 10, netIncome: undefined },
      { loan: 0, netIncome: 0 },
    ],
    [[{ interestOnlyYears: 10, netIncome: 3_439_521 }, { loanAtMaturity: 25_000_000 }]],
  ],
  [
    'needs-growth',
    [
      { ...plain, equity: 30_599_000 },
      { ...plain, equity: 30_600_000 },
    ],
    [[{ ...plain, equity: 30_601_000 }, { breakEvenGrowth: 0.020_033 }]],
  ],
  [
    'no-distribution',
    [{}, { distributions: undefined }, { distributions: [] }, { distributions: [0.0001, 0] }],
    [[{ distributions: [0, 0.05] }, {}]],
  ],
  ['exit-into-partnership', [{}, { mandatory721: false }], [[{ mandatory721: true }, {}]]],
  ['sponsor-without-completed-program', [{}, { programsCompleted: 1 }], [[{ programsCompleted: 0 }, {}]]],
]

describe.each(thresholds)('%s', (id, without, within) => {
  test.each(without)('is no note of %o', (changes) => {
    expect(noteIn(id, changes)).toBeUndefined()
  })

  test.each(within)('is a note of %o, with %o', (changes, figures) => {
    expect(noteIn(id, changes)).toMatchObject({ id, ...figures })
  })
})

test('a gap of a new loan has both loans', () => {
  expect(noteIn('stress-new-loan-smaller', {})).toEqual({
    id: 'stress-new-loan-smaller',
    loanAtMaturity: 23_263_589.21,
    newLoan: 21_078_513.76,
    refinanceGap: 2_185_075.45,
  })
})

test('notes keep one order, whatever they say', () => {
  const everything: Offering = sampleWith({
    appraisedValue: 40_000_000,
    loan: 46_000_000,
    maturityYears: 6,
    interestOnlyYears: 6,
    distributions: [0.05],
    netIncome: 2_000_000,
    mandatory721: true,
    programsCompleted: 0,
  })
  expect(figuresOf(everything).notes.map(({ id }) => id)).toEqual([
    'sources-and-uses-differ',
    'load-above-usual',
    'price-above-appraisal',
    'cost-above-appraisal',
    'loan-due-before-sale',
    'no-principal-paid',
    'loan-above-usual',
    'thin-coverage',
    'distribution-above-cash',
    'stress-loan-not-served',
    'stress-loan-not-repaid',
    'stress-new-loan-smaller',
    'needs-growth',
    'exit-into-partnership',
    'sponsor-without-completed-program',
  ])
})

test('the noise of computing doesn’t decide at a threshold', () => {
  // 12 payments of 149,887.63... times 1.25, to the dollar: cover 1.25 by its six places, a hair below unrounded.
  const netIncome = Math.floor(1.25 * 12 * 149_887.631_3)
  expect(figuresOf({ ...sampleOffering, netIncome }).coverageAmortizing).toBe(1.25)
  expect(noteIn('thin-coverage', { netIncome })).toBeUndefined()
})
