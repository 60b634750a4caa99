import { forAll } from './by-filing.ts'
import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = {
  kind: 'published',
  base: 'agi',
  brackets: { rates: [0.0495], from: forAll([0]) },
} as const satisfies Partial<StateYear>

/** Illinois. */
export const illinois: StateFigures = {
  code: 'IL',
  name: 'Illinois',
  income: 'taxed',
  years: {
    2025: {
      ...bothYears,
      exemption: {
        amount: { single: 2_850, joint: 5_700, separate: 2_850, head: 2_850 },
        lostAbove: { single: 250_000, joint: 500_000, separate: 250_000, head: 250_000 },
      },
    },
    2026: {
      ...bothYears,
      exemption: {
        amount: { single: 2_925, joint: 5_850, separate: 2_925, head: 2_925 },
        lostAbove: { single: 250_000, joint: 500_000, separate: 250_000, head: 250_000 },
      },
    },
  },
  nonresident: 'share',
}
