import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = { kind: 'published', base: 'agi' } as const satisfies Partial<StateYear>

/** Nebraska. */
export const nebraska: StateFigures = {
  code: 'NE',
  name: 'Nebraska',
  income: 'taxed',
  years: {
    2025: {
      ...bothYears,
      deduction: { amount: { single: 8_600, joint: 17_200, separate: 8_600, head: 12_600 } },
      brackets: {
        rates: [0.0246, 0.0351, 0.0501, 0.052],
        from: {
          single: [0, 4_030, 24_120, 38_870],
          joint: [0, 8_040, 48_250, 77_730],
          separate: [0, 4_030, 24_120, 38_870],
          head: [0, 7_510, 38_590, 57_630],
        },
      },
      credit: { amount: { single: 171, joint: 342, separate: 171, head: 171 } },
    },
    2026: {
      ...bothYears,
      deduction: { amount: { single: 8_850, joint: 17_700, separate: 8_850, head: 12_950 } },
      brackets: {
        rates: [0.0246, 0.0351, 0.0455],
        from: {
          single: [0, 4_130, 24_760],
          joint: [0, 8_250, 49_530],
          separate: [0, 4_130, 24_760],
          head: [0, 7_700, 39_620],
        },
      },
      credit: { amount: { single: 176, joint: 352, separate: 176, head: 176 } },
    },
  },
  nonresident: 'share',
}
