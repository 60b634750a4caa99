import type { StateFigures } from './state-figures.ts'

/** Florida. */
export const florida: StateFigures = { code: 'FL', name: 'Florida', income: 'none', years: {}, nonresident: 'none' }
