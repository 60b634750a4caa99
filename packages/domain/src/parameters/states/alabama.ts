import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears: StateYear = {
  kind: 'published',
  base: 'agi',
  deduction: {
    amount: { single: 3_000, joint: 8_500, separate: 4_250, head: 5_200 },
    reduction: {
      by: 'steps',
      over: { single: 26_000, joint: 26_000, separate: 13_000, head: 26_000 },
      each: { single: 500, joint: 500, separate: 250, head: 500 },
      less: { single: 25, joint: 175, separate: 88, head: 135 },
      begunStepsCount: false,
    },
    least: { single: 2_500, joint: 5_000, separate: 2_500, head: 2_500 },
  },
  exemption: { amount: { single: 1_500, joint: 3_000, separate: 1_500, head: 3_000 } },
  federalTaxDeducted: { withInvestmentTax: true },
  brackets: {
    rates: [0.02, 0.04, 0.05],
    from: { single: [0, 500, 3_000], joint: [0, 1_000, 6_000], separate: [0, 500, 3_000], head: [0, 500, 3_000] },
  },
}

/** Alabama. */
export const alabama: StateFigures = {
  code: 'AL',
  name: 'Alabama',
  income: 'taxed',
  years: { 2025: bothYears, 2026: bothYears },
  nonresident: 'share',
  withholding: {
    what: '3% of the price of an individual, from a price of $300,000',
    rate: { share: 0.03, of: 'price', priceFrom: 300_000 },
    form: 'NR-AF1',
    exemptBy: 'form NR-AF3',
  },
}
