import type { StateFigures } from './state-figures.ts'

/** Nevada. */
export const nevada: StateFigures = { code: 'NV', name: 'Nevada', income: 'none', years: {}, nonresident: 'none' }
