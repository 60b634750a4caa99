import { forAll } from './by-filing.ts'
import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = { kind: 'published', base: 'agi' } as const satisfies Partial<StateYear>

/** Rhode Island. */
export const rhodeIsland: StateFigures = {
  code: 'RI',
  name: 'Rhode Island',
  income: 'taxed',
  years: {
    2025: {
      ...bothYears,
      deduction: {
        amount: { single: 10_900, joint: 21_800, separate: 10_900, head: 16_350 },
        reduction: { by: 'share', over: forAll(254_250), each: forAll(7_250), share: 0.2 },
      },
      exemption: {
        amount: { single: 5_100, joint: 10_200, separate: 5_100, head: 5_100 },
        reduction: { by: 'share', over: forAll(254_250), each: forAll(7_250), share: 0.2 },
      },
      brackets: { rates: [0.0375, 0.0475, 0.0599], from: forAll([0, 79_900, 181_650]) },
    },
    2026: {
      ...bothYears,
      deduction: {
        amount: { single: 11_200, joint: 22_400, separate: 11_200, head: 16_800 },
        reduction: { by: 'share', over: forAll(261_000), each: forAll(7_450), share: 0.2 },
      },
      exemption: {
        amount: { single: 5_250, joint: 10_500, separate: 5_250, head: 5_250 },
        reduction: { by: 'share', over: forAll(261_000), each: forAll(7_450), share: 0.2 },
      },
      brackets: { rates: [0.0375, 0.0475, 0.0599], from: forAll([0, 82_050, 186_450]) },
    },
  },
  nonresident: 'share',
  withholding: {
    what: '6% of the payment, or of the gain where it is certified',
    rate: { share: 0.06, of: 'price' },
    form: 'RI-71.3',
    exemptBy: 'the election on form RI-71.3, weeks before the closing',
  },
}
