import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = { kind: 'published', base: 'federalTaxable' } as const satisfies Partial<StateYear>

/** Montana. */
export const montana: StateFigures = {
  code: 'MT',
  name: 'Montana',
  income: 'taxed',
  years: {
    2025: {
      ...bothYears,
      gain: {
        brackets: {
          rates: [0.03, 0.041],
          from: { single: [0, 21_100], joint: [0, 42_200], separate: [0, 21_100], head: [0, 31_700] },
        },
      },
      brackets: {
        rates: [0.047, 0.059],
        from: { single: [0, 21_100], joint: [0, 42_200], separate: [0, 21_100], head: [0, 31_700] },
      },
    },
    2026: {
      ...bothYears,
      gain: {
        brackets: {
          rates: [0.03, 0.041],
          from: { single: [0, 47_500], joint: [0, 95_000], separate: [0, 47_500], head: [0, 71_250] },
        },
      },
      brackets: {
        rates: [0.047, 0.0565],
        from: { single: [0, 47_500], joint: [0, 95_000], separate: [0, 47_500], head: [0, 71_250] },
      },
    },
  },
  nonresident: 'share',
  clawBack: { certain: false },
}
