import type { StateFigures } from './state-figures.ts'

/** Tennessee. */
export const tennessee: StateFigures = { code: 'TN', name: 'Tennessee', income: 'none', years: {}, nonresident: 'none' }
