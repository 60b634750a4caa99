import type { Source } from './source.ts'

/** Authorities for what heirs and a surviving spouse get. */
export const inheritanceSources = {
  'irs-spouse-basis': {
    label: 'Basis after the death of a spouse',
    authority: 'IRS answers on inherited property; IRS Publication 555',
    works: [
      {
        citation: 'IRS, frequently asked question 11.4 on fair market value, as archived in 2004',
        url: 'https://webharvest.gov/peth04/20041101154432/http:/www.irs.gov/faqs/faq-kw80.html',
      },
      { citation: 'IRS Publication 555, Community Property', url: 'https://www.irs.gov/publications/p555' },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'irc-2040': {
    label: 'Property that spouses own jointly',
    authority: 'Internal Revenue Code section 2040(b); Hahn v. Commissioner, 110 T.C. 140 (1998)',
    works: [{ citation: '26 U.S.C. 2040', url: 'https://www.law.cornell.edu/uscode/text/26/2040' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'irc-1223': {
    label: 'How long inherited property counts as held',
    authority: 'Internal Revenue Code section 1223(9); IRS Publication 544',
    works: [
      { citation: '26 U.S.C. 1223', url: 'https://www.law.cornell.edu/uscode/text/26/1223' },
      { citation: 'IRS Publication 544', url: 'https://www.irs.gov/publications/p544' },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'estate-value': {
    label: 'Value for the estate tax and for the heirs',
    authority: 'Internal Revenue Code sections 1014(f) and 2032; Treasury Regulation 1.1014-10',
    works: [
      { citation: '26 U.S.C. 2032', url: 'https://www.law.cornell.edu/uscode/text/26/2032' },
      { citation: '26 CFR 1.1014-10', url: 'https://www.law.cornell.edu/cfr/text/26/1.1014-10' },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
} as const satisfies Record<string, Source>
