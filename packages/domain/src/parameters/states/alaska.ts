import type { StateFigures } from './state-figures.ts'

/** Alaska. */
export const alaska: StateFigures = { code: 'AK', name: 'Alaska', income: 'none', years: {}, nonresident: 'none' }
