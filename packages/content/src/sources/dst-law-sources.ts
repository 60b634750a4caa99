import type { Source } from './source.ts'

/** What becomes of a trust in trouble, and of an owner who takes units of a partnership for its property. */
export const dstLawSources = {
  'bankruptcy-of-trusts': {
    label: 'When a trust may use bankruptcy',
    authority: 'In re EHT US1, Inc., U.S. Bankruptcy Court, District of Delaware, June 1, 2021',
    works: [
      {
        citation: 'In re EHT US1, Inc., 630 B.R. 410 (Bankr. D. Del. 2021)',
        url: 'https://casetext.com/case/in-re-eht-us1-inc',
      },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'partnership-units': {
    label: 'Tax on units of a partnership',
    authority: 'Internal Revenue Code sections 704(c), 722, 731, 743 and 752; Treasury Regulation 1.742-1',
    works: [
      { citation: '26 U.S.C. 704', url: 'https://www.law.cornell.edu/uscode/text/26/704' },
      { citation: '26 U.S.C. 722', url: 'https://www.law.cornell.edu/uscode/text/26/722' },
      { citation: '26 U.S.C. 731', url: 'https://www.law.cornell.edu/uscode/text/26/731' },
      { citation: '26 U.S.C. 743', url: 'https://www.law.cornell.edu/uscode/text/26/743' },
      { citation: '26 U.S.C. 752', url: 'https://www.law.cornell.edu/uscode/text/26/752' },
      { citation: '26 CFR 1.742-1', url: 'https://www.law.cornell.edu/cfr/text/26/1.742-1' },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
} as const satisfies Record<string, Source>
