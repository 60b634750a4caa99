import type { StateFigures } from './state-figures.ts'

/** New Hampshire. */
export const newHampshire: StateFigures = {
  code: 'NH',
  name: 'New Hampshire',
  income: 'none',
  years: {},
  nonresident: 'none',
}
