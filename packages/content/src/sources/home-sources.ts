import type { Source } from './source.ts'

/** Authorities for vacation homes and former homes. */
export const homeSources = {
  'rev-proc-2008-16': {
    label: 'Vacation homes: days rented and days of personal use',
    authority: 'Revenue Procedure 2008-16, section 4.02',
    works: [
      {
        citation: 'Revenue Procedure 2008-16, Internal Revenue Bulletin 2008-10',
        url: 'https://www.irs.gov/irb/2008-10_IRB',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'irc-280a': {
    label: 'What counts as personal use of a home',
    authority: 'Internal Revenue Code section 280A(d)',
    works: [{ citation: '26 U.S.C. 280A', url: 'https://www.law.cornell.edu/uscode/text/26/280A' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'moore-2007': {
    label: 'A vacation home that was never rented',
    authority: 'Moore v. Commissioner, T.C. Memo. 2007-134',
    works: [
      {
        citation: 'Moore v. Commissioner, T.C. Memo. 2007-134, page 1',
        url: 'https://law.onecle.com/tax/2007/moo8re.tcm.wpd001.html',
      },
      {
        citation: 'The same, page 28',
        url: 'https://law.onecle.com/tax/2007/moo8re.tcm.wpd028.html',
      },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'irc-121': {
    label: 'Gain on a main home that is not taxed',
    authority: 'Internal Revenue Code section 121',
    works: [{ citation: '26 U.S.C. 121', url: 'https://www.law.cornell.edu/uscode/text/26/121' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'rev-proc-2005-14': {
    label: 'The home exclusion and an exchange in one sale',
    authority: 'Revenue Procedure 2005-14; IRS Publication 523',
    works: [
      { citation: 'Revenue Procedure 2005-14, 2005-1 C.B. 528', url: 'https://www.irs.gov/pub/irs-drop/rp-05-14.pdf' },
      { citation: 'IRS Publication 523, Selling Your Home', url: 'https://www.irs.gov/publications/p523' },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
} as const satisfies Record<string, Source>
