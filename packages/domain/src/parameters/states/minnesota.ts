import { forAll } from './by-filing.ts'
import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = {
  kind: 'published',
  base: 'agi',
  surtaxes: [{ rate: 0.01, on: 'investment', over: forAll(1_000_000) }],
} as const satisfies Partial<StateYear>

/** Minnesota. */
export const minnesota: StateFigures = {
  code: 'MN',
  name: 'Minnesota',
  income: 'taxed',
  years: {
    2025: {
      ...bothYears,
      deduction: {
        amount: { single: 14_950, joint: 29_900, separate: 14_950, head: 22_500 },
        reduction: {
          by: 'rate',
          of: 'agi',
          brackets: {
            single: [
              [0, 0],
              [238_950, 0.03],
              [330_300, 0.1],
            ],
            joint: [
              [0, 0],
              [238_950, 0.03],
              [330_300, 0.1],
            ],
            separate: [
              [0, 0],
              [119_475, 0.03],
              [165_150, 0.1],
            ],
            head: [
              [0, 0],
              [238_950, 0.03],
              [330_300, 0.1],
            ],
          },
        },
        least: { single: 2_990, joint: 5_980, separate: 2_990, head: 4_500 },
        leastAbove: forAll(1_083_150),
      },
      brackets: {
        rates: [0.0535, 0.068, 0.0785, 0.0985],
        from: {
          single: [0, 32_570, 106_990, 198_630],
          joint: [0, 47_620, 189_180, 330_410],
          separate: [0, 23_810, 94_590, 165_205],
          head: [0, 40_100, 161_130, 264_050],
        },
      },
    },
    2026: {
      ...bothYears,
      deduction: {
        amount: { single: 15_300, joint: 30_600, separate: 15_300, head: 23_000 },
        reduction: {
          by: 'rate',
          of: 'agi',
          brackets: {
            single: [
              [0, 0],
              [244_400, 0.03],
              [337_800, 0.1],
            ],
            joint: [
              [0, 0],
              [244_400, 0.03],
              [337_800, 0.1],
            ],
            separate: [
              [0, 0],
              [122_200, 0.03],
              [168_900, 0.1],
            ],
            head: [
              [0, 0],
              [244_400, 0.03],
              [337_800, 0.1],
            ],
          },
        },
        least: { single: 3_060, joint: 6_120, separate: 3_060, head: 4_600 },
        leastAbove: forAll(1_107_750),
      },
      brackets: {
        rates: [0.0535, 0.068, 0.0785, 0.0985],
        from: {
          single: [0, 33_310, 109_430, 203_150],
          joint: [0, 48_700, 193_480, 337_930],
          separate: [0, 24_350, 96_740, 168_965],
          head: [0, 41_010, 164_800, 270_060],
        },
      },
    },
  },
  nonresident: 'share',
}
