import type { Source } from './source.ts'

/** Authorities on what comes after the closing. */
export const afterClosingSources = {
  'pub-552': {
    label: 'How long to keep records of property',
    authority: 'IRS Publication 552, Recordkeeping for Individuals',
    works: [{ citation: 'IRS, Publication 552', url: 'https://www.irs.gov/publications/p552' }],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
} as const satisfies Record<string, Source>
