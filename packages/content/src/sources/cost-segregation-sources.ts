import type { Source } from './source.ts'

/** Authorities on parts of a building that are written off fast. */
export const costSegregationSources = {
  'irc-1245': {
    label: 'Gain on parts written off fast, and its limit in an exchange',
    authority: 'Internal Revenue Code section 1245(a) and (b)',
    works: [{ citation: '26 U.S.C. 1245', url: 'https://www.law.cornell.edu/uscode/text/26/1245' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'irc-1250': {
    label: 'Gain on real property written off faster than evenly',
    authority: 'Internal Revenue Code section 1250(a), (b) and (d)',
    works: [{ citation: '26 U.S.C. 1250', url: 'https://www.law.cornell.edu/uscode/text/26/1250' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'reg-1031a-3': {
    label: 'What counts as real property in an exchange',
    authority: 'Treasury Regulation 1.1031(a)-3; Treasury Decision 9935',
    works: [{ citation: '26 CFR 1.1031(a)-3', url: 'https://www.law.cornell.edu/cfr/text/26/1.1031(a)-3' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
} as const satisfies Record<string, Source>
