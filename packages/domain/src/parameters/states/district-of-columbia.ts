import { forAll } from './by-filing.ts'
import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = {
  kind: 'disputed',
  base: 'agi',
  deduction: { amount: { single: 15_000, joint: 30_000, separate: 15_000, head: 22_500 } },
  brackets: {
    rates: [0.04, 0.06, 0.065, 0.085, 0.0925, 0.0975, 0.1075],
    from: forAll([0, 10_000, 40_000, 60_000, 250_000, 500_000, 1_000_000]),
  },
} as const satisfies Partial<StateYear>

/** District of Columbia. */
export const districtOfColumbia: StateFigures = {
  code: 'DC',
  name: 'District of Columbia',
  income: 'taxed',
  years: {
    2025: {
      ...bothYears,
      disputed: { deduction: { amount: { single: 15_750, joint: 31_500, separate: 15_750, head: 23_625 } } },
    },
    2026: {
      ...bothYears,
      disputed: { deduction: { amount: { single: 16_100, joint: 32_200, separate: 16_100, head: 24_150 } } },
    },
  },
  nonresident: 'none',
}
