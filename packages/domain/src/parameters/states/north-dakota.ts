import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = {
  kind: 'published',
  base: 'federalTaxable',
  gain: { excludedShare: 0.4 },
} as const satisfies Partial<StateYear>

/** North Dakota. */
export const northDakota: StateFigures = {
  code: 'ND',
  name: 'North Dakota',
  income: 'taxed',
  years: {
    2025: {
      ...bothYears,
      brackets: {
        rates: [0, 0.0195, 0.025],
        from: {
          single: [0, 48_475, 244_825],
          joint: [0, 80_975, 298_075],
          separate: [0, 40_475, 149_025],
          head: [0, 64_950, 271_450],
        },
      },
    },
    2026: {
      ...bothYears,
      brackets: {
        rates: [0, 0.0195, 0.025],
        from: {
          single: [0, 49_575, 250_400],
          joint: [0, 82_800, 304_850],
          separate: [0, 41_400, 152_425],
          head: [0, 66_400, 277_600],
        },
      },
    },
  },
  nonresident: 'share',
}
