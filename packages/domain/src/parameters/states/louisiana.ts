import { forAll } from './by-filing.ts'
import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = { base: 'agi', brackets: { rates: [0.03], from: forAll([0]) } } as const satisfies Partial<StateYear>

/** Louisiana. */
export const louisiana: StateFigures = {
  code: 'LA',
  name: 'Louisiana',
  income: 'taxed',
  years: {
    2025: {
      ...bothYears,
      kind: 'published',
      deduction: { amount: { single: 12_500, joint: 25_000, separate: 12_500, head: 25_000 } },
    },
    2026: {
      ...bothYears,
      kind: 'preliminary',
      deduction: { amount: { single: 12_835, joint: 25_670, separate: 12_835, head: 25_670 } },
    },
  },
  nonresident: 'share',
}
