import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = {
  kind: 'published',
  base: 'agi',
  gain: { excludedShare: 1, requires: 'in-state', monthsHeld: 60 },
  deduction: { amount: { single: 6_350, joint: 12_700, separate: 6_350, head: 9_350 } },
  exemption: { amount: { single: 1_000, joint: 2_000, separate: 1_000, head: 1_000 } },
} as const satisfies Partial<StateYear>

/** Oklahoma. */
export const oklahoma: StateFigures = {
  code: 'OK',
  name: 'Oklahoma',
  income: 'taxed',
  years: {
    2025: {
      ...bothYears,
      brackets: {
        rates: [0.0025, 0.0075, 0.0175, 0.0275, 0.0375, 0.0475],
        from: {
          single: [0, 1_000, 2_500, 3_750, 4_900, 7_200],
          joint: [0, 2_000, 5_000, 7_500, 9_800, 14_400],
          separate: [0, 1_000, 2_500, 3_750, 4_900, 7_200],
          head: [0, 2_000, 5_000, 7_500, 9_800, 14_400],
        },
      },
    },
    2026: {
      ...bothYears,
      brackets: {
        rates: [0, 0.025, 0.035, 0.045],
        from: {
          single: [0, 3_750, 4_900, 7_200],
          joint: [0, 7_500, 9_800, 14_400],
          separate: [0, 3_750, 4_900, 7_200],
          head: [0, 7_500, 9_800, 14_400],
        },
      },
    },
  },
  nonresident: 'share',
}
