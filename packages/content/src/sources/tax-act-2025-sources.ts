import type { Source } from './source.ts'

/** What the tax act of 2025 changed, in the text of the law as it then stood. */
export const taxAct2025Sources = {
  'irc-2010': {
    label: 'Estate tax: exclusion, rate and what passes to a spouse',
    authority: 'Internal Revenue Code sections 2001(c) and 2010(c); Revenue Procedure 2024-40; Public Law 119-21',
    works: [
      { citation: '26 U.S.C. 2010', url: 'https://www.law.cornell.edu/uscode/text/26/2010' },
      { citation: '26 U.S.C. 2001', url: 'https://www.law.cornell.edu/uscode/text/26/2001' },
      { citation: 'Revenue Procedure 2024-40', url: 'https://www.irs.gov/pub/irs-drop/rp-24-40.pdf' },
      { citation: 'Public Law 119-21', url: 'https://www.govinfo.gov/link/plaw/119/public/21' },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'irc-164': {
    label: 'Deduction of state and local taxes',
    authority: 'Internal Revenue Code section 164(b)(6) and (7); Public Law 119-21, section 70120',
    works: [
      { citation: '26 U.S.C. 164', url: 'https://www.law.cornell.edu/uscode/text/26/164' },
      { citation: 'Public Law 119-21', url: 'https://www.govinfo.gov/link/plaw/119/public/21' },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'irc-168k': {
    label: 'Writing off short-lived property at once',
    authority: 'Internal Revenue Code section 168(k); Public Law 119-21, section 70301; IRS release IR-2026-06',
    works: [
      { citation: '26 U.S.C. 168(k)', url: 'https://www.law.cornell.edu/uscode/text/26/168' },
      { citation: 'Public Law 119-21', url: 'https://www.govinfo.gov/link/plaw/119/public/21' },
      {
        citation: 'IRS Notice 2026-11, as announced on January 14, 2026 (IR-2026-06)',
        url: 'https://www.irs.gov/pub/irs-drop/n-26-11.pdf',
      },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'irc-1400z-2': {
    label: 'Opportunity zone funds',
    authority: 'Internal Revenue Code section 1400Z-2; Public Law 119-21, section 70421',
    works: [
      { citation: '26 U.S.C. 1400Z-2', url: 'https://www.law.cornell.edu/uscode/text/26/1400Z-2' },
      {
        citation: 'Massachusetts, tax expenditure budget for 2027, item 2.102',
        url: 'https://budget.digital.mass.gov/govbudget/fy27/tax-expenditure-budget/corporate-excise-tax/deferrals-of-gross-income/2-102',
      },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'irc-1211': {
    label: 'Capital losses carried over',
    authority: 'Internal Revenue Code sections 1211(b) and 1212(b)',
    works: [
      { citation: '26 U.S.C. 1211', url: 'https://www.law.cornell.edu/uscode/text/26/1211' },
      { citation: '26 U.S.C. 1212', url: 'https://www.law.cornell.edu/uscode/text/26/1212' },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'irc-6654': {
    label: 'Estimated tax',
    authority: 'Internal Revenue Code section 6654',
    works: [{ citation: '26 U.S.C. 6654', url: 'https://www.law.cornell.edu/uscode/text/26/6654' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
} as const satisfies Record<string, Source>
