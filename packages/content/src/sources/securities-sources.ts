import type { Source } from './source.ts'

/** Securities, consumer and privacy authorities. */
export const securitiesSources = {
  'rule-501': {
    label: 'Who is an accredited investor',
    authority: 'SEC Rule 501(a), 17 CFR 230.501(a)',
    works: [{ citation: '17 CFR 230.501', url: 'https://www.law.cornell.edu/cfr/text/17/230.501' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-21',
  },
  'rule-506': {
    label: 'Private offerings and verification',
    authority: 'SEC Rule 506, 17 CFR 230.506',
    works: [{ citation: '17 CFR 230.506', url: 'https://www.law.cornell.edu/cfr/text/17/230.506' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-21',
  },
  'sec-definition-2020': {
    label: 'Wider definition of accredited investor',
    authority: 'SEC amendments of August 2020, in force December 8, 2020',
    works: [
      { citation: 'SEC Release 33-10824 (August 26, 2020)', url: 'https://www.sec.gov/rules/final/2020/33-10824.pdf' },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-21',
  },
  'sec-reverification-2021': {
    label: 'Later purchases from the same issuer',
    authority: 'SEC Rule 506(c)(2)(ii), amended March 15, 2021',
    works: [
      { citation: '17 CFR 230.506(c)(2)(ii)', url: 'https://www.law.cornell.edu/cfr/text/17/230.506' },
      { citation: 'SEC Release 33-10884 (November 2, 2020)', url: 'https://www.sec.gov/rules/final/2020/33-10884.pdf' },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-21',
  },
  'sec-letter-2025': {
    label: 'Verification by high minimum investment',
    authority: 'SEC staff letter to Latham & Watkins, March 12, 2025',
    works: [
      {
        citation: 'SEC Division of Corporation Finance, letter to Latham & Watkins (March 12, 2025)',
        url: 'https://www.sec.gov/rules-regulations/no-action-interpretive-exemptive-letters/division-corporation-finance-no-action/latham-watkins-503c-031225',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-21',
  },
  'exchange-act-12g': {
    label: 'Why many sponsors cap the number of owners',
    authority: 'Securities Exchange Act section 12(g)',
    works: [{ citation: '15 U.S.C. 78l(g)', url: 'https://www.law.cornell.edu/uscode/text/15/78l' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-21',
  },
  'securities-act-23': {
    label: 'The SEC does not endorse offerings',
    authority: 'Securities Act section 23',
    works: [{ citation: '15 U.S.C. 77w', url: 'https://www.law.cornell.edu/uscode/text/15/77w' }],
    kind: 'law',
    evidence: 'recalled',
    reviewed: '2026-11-21',
  },
  'marketing-rule': {
    label: 'Paid referrals to advisers',
    authority: 'SEC Rule 206(4)-1, 17 CFR 275.206(4)-1',
    works: [{ citation: '17 CFR 275.206(4)-1', url: 'https://www.law.cornell.edu/cfr/text/17/275.206(4)-1' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-21',
  },
  'contact-consent': {
    label: 'Consent to calls and texts',
    authority: 'Telephone Consumer Protection Act, 47 U.S.C. 227',
    works: [{ citation: '47 U.S.C. 227', url: 'https://www.law.cornell.edu/uscode/text/47/227' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-21',
  },
  'privacy-rights': {
    label: 'Privacy rights and opt-out signals',
    authority: 'California Consumer Privacy Act and similar state laws',
    works: [
      {
        citation: 'California Attorney General, California Consumer Privacy Act',
        url: 'https://oag.ca.gov/privacy/ccpa',
      },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-21',
  },
} as const satisfies Record<string, Source>
