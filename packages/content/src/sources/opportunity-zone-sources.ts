import type { Source } from './source.ts'

/** Authorities on opportunity funds beyond the section of the code that they rest on. */
export const opportunityZoneSources = {
  'notice-2026-40': {
    label: 'Opportunity funds around New Year 2027',
    authority: 'IRS Notice 2026-40, sections 4 and 5',
    works: [{ citation: 'IRS Notice 2026-40', url: 'https://www.irs.gov/pub/irs-drop/n-26-40.pdf' }],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'irs-opportunity-questions': {
    label: 'Which gain can go into a fund, and what a fund is',
    authority: 'IRS questions and answers on opportunity zones; Treasury Regulation 1.1400Z2(a)-1',
    works: [
      {
        citation: 'IRS, “Opportunity zones frequently asked questions”',
        url: 'https://www.irs.gov/credits-deductions/opportunity-zones-frequently-asked-questions',
      },
      { citation: '26 CFR 1.1400Z2(a)-1', url: 'https://www.law.cornell.edu/cfr/text/26/1.1400Z2(a)-1' },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'irc-1400z-1': {
    label: 'How opportunity zones are named, and for how long',
    authority: 'Internal Revenue Code section 1400Z-1; Public Law 119-21, section 70421',
    works: [{ citation: '26 U.S.C. 1400Z-1', url: 'https://www.law.cornell.edu/uscode/text/26/1400Z-1' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
} as const satisfies Record<string, Source>
