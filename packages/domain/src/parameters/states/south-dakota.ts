import type { StateFigures } from './state-figures.ts'

/** South Dakota. */
export const southDakota: StateFigures = {
  code: 'SD',
  name: 'South Dakota',
  income: 'none',
  years: {},
  nonresident: 'none',
}
