import { forAll } from './by-filing.ts'
import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears: StateYear = {
  kind: 'published',
  base: 'agi',
  deduction: { amount: { single: 3_250, joint: 6_500, separate: 3_250, head: 3_250 } },
  brackets: {
    rates: [0, 0.022, 0.039, 0.048, 0.052, 0.0555, 0.066],
    from: forAll([0, 2_000, 5_000, 10_000, 20_000, 25_000, 60_000]),
  },
  credit: { amount: { single: 110, joint: 220, separate: 110, head: 110 } },
}

/** Delaware. */
export const delaware: StateFigures = {
  code: 'DE',
  name: 'Delaware',
  income: 'taxed',
  years: { 2025: bothYears, 2026: bothYears },
  nonresident: 'share',
  withholding: {
    what: 'the gain times its highest rate, 6.6%',
    rate: { share: 0.066, of: 'gain' },
    form: '5403',
    exemptBy: 'form 5403',
  },
}
