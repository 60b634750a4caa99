import { forAll } from './by-filing.ts'
import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears: StateYear = {
  kind: 'published',
  base: 'federalTaxable',
  brackets: { rates: [0.038], from: forAll([0]) },
  credit: { amount: { single: 40, joint: 80, separate: 40, head: 80 } },
}

/** Iowa. */
export const iowa: StateFigures = {
  code: 'IA',
  name: 'Iowa',
  income: 'taxed',
  years: { 2025: bothYears, 2026: bothYears },
  nonresident: 'share',
  localRateTyped: 'stateTax',
}
