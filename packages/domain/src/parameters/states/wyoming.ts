import type { StateFigures } from './state-figures.ts'

/** Wyoming. */
export const wyoming: StateFigures = { code: 'WY', name: 'Wyoming', income: 'none', years: {}, nonresident: 'none' }
