import type { Source } from './source.ts'

/** Court opinions and rules about the days of an exchange, and about one that fails. */
export const deferredExchangeSources = {
  christensen: {
    label: 'A return that was due before the purchase',
    authority: 'Christensen v. Commissioner, T.C. Memo. 1996-254, affirmed by the Ninth Circuit in 1998',
    works: [
      {
        citation: 'Christensen v. Commissioner, T.C. Memo. 1996-254, page 11',
        url: 'https://law.onecle.com/tax/1996/christensen7.tcm.wpd11.html',
      },
      {
        citation: 'Christensen v. Commissioner, 142 F.3d 442 (9th Cir. 1998), unpublished',
        url: 'https://web.openjurist.org/142/f3d/442/christensen-v-commissioner-of-internal-revenue',
      },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  smalley: {
    label: 'A real intent to exchange, and money of the next year',
    authority: 'Smalley v. Commissioner, 116 T.C. No. 29 (2001), on Treasury Regulation 1.1031(k)-1(j)(2)',
    works: [
      {
        citation: 'Smalley v. Commissioner, 116 T.C. No. 29 (June 14, 2001)',
        url: 'https://law.onecle.com/tax/2001/smalley.tc.wpd01.html',
      },
      {
        citation: 'The same, page 17, with the text of the regulation on intent',
        url: 'https://law.onecle.com/tax/2001/smalley.tc.wpd17.html',
      },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'irc-453d': {
    label: 'Choosing to pay in the year of the sale',
    authority: 'Internal Revenue Code section 453(d)',
    works: [{ citation: '26 U.S.C. 453(d)', url: 'https://www.law.cornell.edu/uscode/text/26/453' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'reg-453-12': {
    label: 'Which part of the gain counts first',
    authority: 'Treasury Regulation 1.453-12(a)',
    works: [{ citation: '26 CFR 1.453-12', url: 'https://www.law.cornell.edu/cfr/text/26/1.453-12' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
} as const satisfies Record<string, Source>
