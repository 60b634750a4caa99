import { forAll } from './by-filing.ts'
import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears: StateYear = {
  kind: 'published',
  base: 'agi',
  deduction: { amount: { single: 8_750, joint: 17_500, separate: 8_750, head: 8_750 } },
  exemption: { amount: { single: 930, joint: 1_860, separate: 930, head: 930 } },
  brackets: { rates: [0.02, 0.03, 0.05, 0.0575], from: forAll([0, 3_000, 5_000, 17_000]) },
}

/** Virginia. */
export const virginia: StateFigures = {
  code: 'VA',
  name: 'Virginia',
  income: 'taxed',
  years: { 2025: bothYears, 2026: bothYears },
  nonresident: 'share',
  creditsResidentsOf: ['AZ', 'CA', 'OR'],
}
