import { forAll } from './by-filing.ts'
import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = {
  base: 'agi',
  credit: {
    shareOfFederalDeduction: 0.06,
    reduction: {
      by: 'rate',
      of: 'agi',
      brackets: {
        single: [
          [0, 0],
          [18_213, 0.013],
        ],
        joint: [
          [0, 0],
          [36_426, 0.013],
        ],
        separate: [
          [0, 0],
          [18_213, 0.013],
        ],
        head: [
          [0, 0],
          [27_320, 0.013],
        ],
      },
    },
  },
} as const satisfies Partial<StateYear>

/** Utah. */
export const utah: StateFigures = {
  code: 'UT',
  name: 'Utah',
  income: 'taxed',
  years: {
    2025: { ...bothYears, kind: 'published', brackets: { rates: [0.045], from: forAll([0]) } },
    2026: { ...bothYears, kind: 'preliminary', brackets: { rates: [0.0445], from: forAll([0]) } },
  },
  nonresident: 'share',
}
