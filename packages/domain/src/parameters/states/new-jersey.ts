import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears: StateYear = {
  kind: 'published',
  base: 'agi',
  exemption: { amount: { single: 1_000, joint: 2_000, separate: 1_000, head: 1_000 } },
  brackets: {
    rates: [0.014, 0.0175, 0.0245, 0.035, 0.05525, 0.0637, 0.0897, 0.1075],
    from: {
      single: [0, 20_000, 35_000, 35_000, 40_000, 75_000, 500_000, 1_000_000],
      joint: [0, 20_000, 50_000, 70_000, 80_000, 150_000, 500_000, 1_000_000],
      separate: [0, 20_000, 35_000, 35_000, 40_000, 75_000, 500_000, 1_000_000],
      head: [0, 20_000, 50_000, 70_000, 80_000, 150_000, 500_000, 1_000_000],
    },
  },
  noTaxUpTo: { single: 10_000, joint: 20_000, separate: 10_000, head: 20_000 },
}

/** New Jersey. */
export const newJersey: StateFigures = {
  code: 'NJ',
  name: 'New Jersey',
  income: 'taxed',
  years: { 2025: bothYears, 2026: bothYears },
  nonresident: 'share',
  withholding: {
    what: '10.75% of the gain, and at least 2% of the price',
    rate: { share: 0.1075, of: 'gain', leastOfPrice: 0.02 },
    form: 'GIT/REP-1 or GIT/REP-2',
    exemptBy: 'form GIT/REP-3',
  },
}
