import type { StateFigures } from './state-figures.ts'

/** Washington. */
export const washington: StateFigures = {
  code: 'WA',
  name: 'Washington',
  income: 'none',
  years: {},
  nonresident: 'none',
}
