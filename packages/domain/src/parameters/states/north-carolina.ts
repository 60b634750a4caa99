import { forAll } from './by-filing.ts'
import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = {
  kind: 'published',
  base: 'agi',
  deduction: { amount: { single: 12_750, joint: 25_500, separate: 12_750, head: 19_125 } },
} as const satisfies Partial<StateYear>

/** North Carolina. */
export const northCarolina: StateFigures = {
  code: 'NC',
  name: 'North Carolina',
  income: 'taxed',
  years: {
    2025: { ...bothYears, brackets: { rates: [0.0425], from: forAll([0]) } },
    2026: { ...bothYears, brackets: { rates: [0.0399], from: forAll([0]) } },
  },
  nonresident: 'share',
}
