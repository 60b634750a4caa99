import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears = {
  base: 'federalTaxable',
  gain: { excludedShare: 0.6, requires: 'in-state', monthsHeld: 12 },
  brackets: {
    rates: [0, 0.053],
    from: { single: [0, 4_811], joint: [0, 9_622], separate: [0, 4_811], head: [0, 9_622] },
  },
  fixedTax: 10,
} as const satisfies Partial<StateYear>

/** Idaho. */
export const idaho: StateFigures = {
  code: 'ID',
  name: 'Idaho',
  income: 'taxed',
  years: { 2025: { ...bothYears, kind: 'published' }, 2026: { ...bothYears, kind: 'carried' } },
  nonresident: 'share',
}
