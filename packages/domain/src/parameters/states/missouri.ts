import type { StateFigures } from './state-figures.ts'

/** Missouri. */
export const missouri: StateFigures = {
  code: 'MO',
  name: 'Missouri',
  income: 'gain-not-taxed',
  years: {},
  nonresident: 'none',
}
