import type { Source } from './source.ts'

/** Authorities for what is filed about an offering. */
export const offeringSources = {
  'rule-503': {
    label: 'The public notice of a private offering',
    authority: 'SEC Rule 503, 17 CFR 230.503; Form D',
    works: [{ citation: '17 CFR 230.503', url: 'https://www.law.cornell.edu/cfr/text/17/230.503' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
} as const satisfies Record<string, Source>
