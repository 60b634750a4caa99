import type { Source } from './source'

/** Securities, consumer and privacy authorities. */
export const securitiesSources = {
  'rule-501': { label: 'Who is an accredited investor', authority: 'SEC Rule 501(a), 17 CFR 230.501(a)', kind: 'law', evidence: 'read', reviewed: '2026-11-21' },
  'rule-506': { label: 'Private offerings and verification', authority: 'SEC Rule 506, 17 CFR 230.506', kind: 'law', evidence: 'read', reviewed: '2026-11-21' },
  'sec-definition-2020': { label: 'Wider definition of accredited investor', authority: 'SEC amendments of August 2020, in force December 8, 2020', kind: 'law', evidence: 'read', reviewed: '2026-11-21' },
  'sec-reverification-2021': { label: 'Later purchases from the same issuer', authority: 'SEC Rule 506(c)(2)(ii), amended March 15, 2021', kind: 'law', evidence: 'read', reviewed: '2026-11-21' },
  'sec-letter-2025': { label: 'Verification by high minimum investment', authority: 'SEC staff letter to Latham & Watkins, March 12, 2025', kind: 'guidance', evidence: 'read', reviewed: '2026-11-21' },
  'exchange-act-12g': { label: 'Why many sponsors cap the number of owners', authority: 'Securities Exchange Act section 12(g)', kind: 'law', evidence: 'read', reviewed: '2026-11-21' },
  'securities-act-23': { label: 'The SEC does not endorse offerings', authority: 'Securities Act section 23', kind: 'law', evidence: 'recalled', reviewed: '2026-11-21' },
  'marketing-rule': { label: 'Paid referrals to advisers', authority: 'SEC Rule 206(4)-1, 17 CFR 275.206(4)-1', kind: 'law', evidence: 'read', reviewed: '2026-11-21' },
  'contact-consent': { label: 'Consent to calls and texts', authority: 'Telephone Consumer Protection Act, 47 U.S.C. 227', kind: 'law', evidence: 'read', reviewed: '2026-11-21' },
  'privacy-rights': { label: 'Privacy rights and opt-out signals', authority: 'California Consumer Privacy Act and similar state laws', kind: 'law', evidence: 'read', reviewed: '2026-11-21' },
} as const satisfies Record<string, Source>
