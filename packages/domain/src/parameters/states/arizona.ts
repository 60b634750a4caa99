import { forAll } from './by-filing.ts'
import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = {
  base: 'agi',
  gain: { excludedShare: 0.25, requires: 'bought-after-2011' },
  deduction: { amount: { single: 15_750, joint: 31_500, separate: 15_750, head: 23_625 } },
  brackets: { rates: [0.025], from: forAll([0]) },
} as const satisfies Partial<StateYear>

/** Arizona. */
export const arizona: StateFigures = {
  code: 'AZ',
  name: 'Arizona',
  income: 'taxed',
  years: { 2025: { ...bothYears, kind: 'published' }, 2026: { ...bothYears, kind: 'carried' } },
  nonresident: 'share',
  creditsResidentsOf: ['CA', 'OR', 'VA'],
}
