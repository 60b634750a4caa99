import { forAll } from './by-filing.ts'
import type { StateFigures, StateYear } from './state-figures.ts'

const bothYears: StateYear = { kind: 'published', base: 'agi', brackets: { rates: [0.0307], from: forAll([0]) } }

/** Pennsylvania. */
export const pennsylvania: StateFigures = {
  code: 'PA',
  name: 'Pennsylvania',
  income: 'taxed',
  years: { 2025: bothYears, 2026: bothYears },
  nonresident: 'gain-alone',
}
