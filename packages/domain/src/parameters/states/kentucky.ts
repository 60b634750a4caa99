import { forAll } from './by-filing.ts'
import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = { kind: 'published', base: 'agi' } as const satisfies Partial<StateYear>

/** Kentucky. */
export const kentucky: StateFigures = {
  code: 'KY',
  name: 'Kentucky',
  income: 'taxed',
  years: {
    2025: { ...bothYears, deduction: { amount: forAll(3_270) }, brackets: { rates: [0.04], from: forAll([0]) } },
    2026: { ...bothYears, deduction: { amount: forAll(3_360) }, brackets: { rates: [0.035], from: forAll([0]) } },
  },
  nonresident: 'share',
}
