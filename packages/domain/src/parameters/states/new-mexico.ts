import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears: StateYear = {
  kind: 'published',
  base: 'agi',
  gain: { excludedUpTo: { single: 2_500, joint: 2_500, separate: 1_250, head: 2_500 } },
  deduction: { shareOfFederalDeduction: 1 },
  exemption: {
    amount: { single: 2_500, joint: 5_000, separate: 2_500, head: 2_500 },
    reduction: {
      by: 'rate',
      of: 'agi',
      brackets: {
        single: [
          [0, 0],
          [20_000, 0.15],
        ],
        joint: [
          [0, 0],
          [30_000, 0.2],
        ],
        separate: [
          [0, 0],
          [15_000, 0.2],
        ],
        head: [
          [0, 0],
          [30_000, 0.1],
        ],
      },
    },
    lostAbove: { single: 36_667, joint: 55_000, separate: 27_500, head: 55_000 },
  },
  brackets: {
    rates: [0.015, 0.032, 0.043, 0.047, 0.049, 0.059],
    from: {
      single: [0, 5_500, 16_500, 33_500, 66_500, 210_000],
      joint: [0, 8_000, 25_000, 50_000, 100_000, 315_000],
      separate: [0, 4_000, 12_500, 25_000, 50_000, 157_500],
      head: [0, 8_000, 25_000, 50_000, 100_000, 315_000],
    },
  },
}

/** New Mexico. */
export const newMexico: StateFigures = {
  code: 'NM',
  name: 'New Mexico',
  income: 'taxed',
  years: { 2025: bothYears, 2026: bothYears },
  nonresident: 'share',
}
