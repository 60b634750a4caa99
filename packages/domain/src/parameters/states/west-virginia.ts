import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = {
  kind: 'published',
  base: 'agi',
  exemption: { amount: { single: 2_000, joint: 4_000, separate: 2_000, head: 2_000 } },
} as const satisfies Partial<StateYear>

/** West Virginia. */
export const westVirginia: StateFigures = {
  code: 'WV',
  name: 'West Virginia',
  income: 'taxed',
  years: {
    2025: {
      ...bothYears,
      brackets: {
        rates: [0.0222, 0.0296, 0.0333, 0.0444, 0.0482],
        from: {
          single: [0, 10_000, 25_000, 40_000, 60_000],
          joint: [0, 10_000, 25_000, 40_000, 60_000],
          separate: [0, 5_000, 12_500, 20_000, 30_000],
          head: [0, 10_000, 25_000, 40_000, 60_000],
        },
      },
    },
    2026: {
      ...bothYears,
      brackets: {
        rates: [0.0211, 0.0281, 0.0316, 0.0422, 0.0458],
        from: {
          single: [0, 10_000, 25_000, 40_000, 60_000],
          joint: [0, 10_000, 25_000, 40_000, 60_000],
          separate: [0, 5_000, 12_500, 20_000, 30_000],
          head: [0, 10_000, 25_000, 40_000, 60_000],
        },
      },
    },
  },
  nonresident: 'share',
  withholding: { what: '2.5% of what is paid out, or a share of the gain', form: 'NRSR', exemptBy: 'form NRAE' },
}
