import type { StateFigures } from './state-figures.ts'

/** Texas. */
export const texas: StateFigures = { code: 'TX', name: 'Texas', income: 'none', years: {}, nonresident: 'none' }
