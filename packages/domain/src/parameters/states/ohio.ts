import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = {
  kind: 'published',
  base: 'agi',
  businessGain: {
    excludedUpTo: { single: 250_000, joint: 250_000, separate: 125_000, head: 250_000 },
    rate: 0.03,
  },
} as const satisfies Partial<StateYear>

/** Ohio. */
export const ohio: StateFigures = {
  code: 'OH',
  name: 'Ohio',
  income: 'taxed',
  years: {
    2025: {
      ...bothYears,
      exemption: {
        amountByIncome: {
          single: [
            [0, 2_400],
            [40_001, 2_150],
            [80_001, 1_900],
            [750_000, 0],
          ],
          joint: [
            [0, 4_800],
            [40_001, 4_300],
            [80_001, 3_800],
            [750_000, 0],
          ],
          separate: [
            [0, 2_400],
            [40_001, 2_150],
            [80_001, 1_900],
            [750_000, 0],
          ],
          head: [
            [0, 2_400],
            [40_001, 2_150],
            [80_001, 1_900],
            [750_000, 0],
          ],
        },
      },
      taxSteps: [
        [0, 0, 0],
        [26_050, 342, 0.0275],
        [100_000, 2394.32, 0.03125],
      ],
    },
    2026: {
      ...bothYears,
      exemption: {
        amountByIncome: {
          single: [
            [0, 2_400],
            [40_001, 2_150],
            [80_001, 1_900],
            [500_000, 0],
          ],
          joint: [
            [0, 4_800],
            [40_001, 4_300],
            [80_001, 3_800],
            [500_000, 0],
          ],
          separate: [
            [0, 2_400],
            [40_001, 2_150],
            [80_001, 1_900],
            [500_000, 0],
          ],
          head: [
            [0, 2_400],
            [40_001, 2_150],
            [80_001, 1_900],
            [500_000, 0],
          ],
        },
      },
      taxSteps: [
        [0, 0, 0],
        [26_050, 332, 0.0275],
      ],
    },
  },
  nonresident: 'share',
  localRateTyped: 'taxable',
}
