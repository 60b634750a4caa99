import { forAll } from './by-filing.ts'
import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = { kind: 'published', base: 'agi' } as const satisfies Partial<StateYear>

/** Georgia. */
export const georgia: StateFigures = {
  code: 'GA',
  name: 'Georgia',
  income: 'taxed',
  years: {
    2025: {
      ...bothYears,
      deduction: { amount: { single: 12_000, joint: 24_000, separate: 12_000, head: 12_000 } },
      brackets: { rates: [0.0519], from: forAll([0]) },
    },
    2026: {
      ...bothYears,
      deduction: { amount: { single: 15_000, joint: 30_000, separate: 15_000, head: 15_000 } },
      brackets: { rates: [0.0499], from: forAll([0]) },
    },
  },
  nonresident: 'share',
  withholding: {
    what: '3% of a price over $20,000, or of the gain where an affidavit states it',
    rate: { share: 0.03, of: 'price', priceFrom: 20_000 },
    form: 'G-2RP',
    exemptBy: 'form IT-AFF2 or IT-AFF3',
  },
}
