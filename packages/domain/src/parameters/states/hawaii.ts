import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = {
  kind: 'published',
  base: 'agi',
  gain: { cap: { rate: 0.0725, ordinaryUpTo: { single: 48_000, joint: 96_000, separate: 48_000, head: 72_000 } } },
  exemption: { amount: { single: 1_144, joint: 2_288, separate: 1_144, head: 1_144 } },
  brackets: {
    rates: [0.014, 0.032, 0.055, 0.064, 0.068, 0.072, 0.076, 0.079, 0.0825, 0.09, 0.1, 0.11],
    from: {
      single: [0, 9_600, 14_400, 19_200, 24_000, 36_000, 48_000, 125_000, 175_000, 225_000, 275_000, 325_000],
      joint: [0, 19_200, 28_800, 38_400, 48_000, 72_000, 96_000, 250_000, 350_000, 450_000, 550_000, 650_000],
      separate: [0, 9_600, 14_400, 19_200, 24_000, 36_000, 48_000, 125_000, 175_000, 225_000, 275_000, 325_000],
      head: [0, 14_400, 21_600, 28_800, 36_000, 54_000, 72_000, 187_500, 262_500, 337_500, 412_500, 487_500],
    },
  },
} as const satisfies Partial<StateYear>

/** Hawaii. */
export const hawaii: StateFigures = {
  code: 'HI',
  name: 'Hawaii',
  income: 'taxed',
  years: {
    2025: { ...bothYears, deduction: { amount: { single: 4_400, joint: 8_800, separate: 4_400, head: 6_424 } } },
    2026: { ...bothYears, deduction: { amount: { single: 8_000, joint: 16_000, separate: 8_000, head: 12_000 } } },
  },
  nonresident: 'share',
  withholding: {
    what: '7.25% of the amount realized',
    rate: { share: 0.0725, of: 'price' },
    form: 'N-288',
    exemptBy: 'form N-289',
  },
}
