import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = {
  base: 'agi',
  gain: { excludedShare: 0.3 },
  exemption: { amount: { single: 700, joint: 1_400, separate: 700, head: 700 } },
} as const satisfies Partial<StateYear>

/** Wisconsin. */
export const wisconsin: StateFigures = {
  code: 'WI',
  name: 'Wisconsin',
  income: 'taxed',
  years: {
    2025: {
      ...bothYears,
      kind: 'published',
      deduction: {
        amount: { single: 13_560, joint: 25_110, separate: 11_930, head: 17_520 },
        reduction: {
          by: 'rate',
          of: 'stateIncome',
          brackets: {
            single: [
              [0, 0],
              [19_550, 0.12],
            ],
            joint: [
              [0, 0],
              [28_210, 0.19778],
            ],
            separate: [
              [0, 0],
              [13_390, 0.19778],
            ],
            head: [
              [0, 0],
              [19_550, 0.22515],
              [57_210, 0.12],
            ],
          },
        },
      },
      brackets: {
        rates: [0.035, 0.044, 0.053, 0.0765],
        from: {
          single: [0, 14_680, 50_480, 323_290],
          joint: [0, 19_580, 67_300, 431_060],
          separate: [0, 9_790, 33_650, 215_530],
          head: [0, 14_680, 50_480, 323_290],
        },
      },
    },
    2026: {
      ...bothYears,
      kind: 'preliminary',
      deduction: {
        amount: { single: 13_960, joint: 25_840, separate: 11_930, head: 17_520 },
        reduction: {
          by: 'rate',
          of: 'stateIncome',
          brackets: {
            single: [
              [0, 0],
              [20_120, 0.12],
            ],
            joint: [
              [0, 0],
              [29_040, 0.19778],
            ],
            separate: [
              [0, 0],
              [13_390, 0.19778],
            ],
            head: [
              [0, 0],
              [19_550, 0.22515],
              [57_210, 0.12],
            ],
          },
        },
      },
      brackets: {
        rates: [0.035, 0.044, 0.053, 0.0765],
        from: {
          single: [0, 15_110, 51_950, 332_720],
          joint: [0, 20_150, 69_260, 443_630],
          separate: [0, 10_075, 34_630, 221_815],
          head: [0, 15_110, 51_950, 332_720],
        },
      },
    },
  },
  nonresident: 'share',
}
