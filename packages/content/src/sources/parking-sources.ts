import type { Source } from './source.ts'

/** Authorities on exchange money that is locked, and on property that somebody else holds for an owner meanwhile. */
export const parkingSources = {
  'constructive-receipt': {
    label: 'Money that counts as yours, and when it may come back',
    authority: 'Treasury Regulation 1.1031(k)-1(f)(2), as quoted in Smalley v. Commissioner, 116 T.C. No. 29 (2001)',
    works: [
      {
        citation: 'Smalley v. Commissioner, 116 T.C. No. 29 (June 14, 2001), page 15',
        url: 'https://law.onecle.com/tax/2001/smalley.tc.wpd15.html',
      },
      {
        citation: 'The same, page 16, on the limits that an escrow agreement must set',
        url: 'https://law.onecle.com/tax/2001/smalley.tc.wpd16.html',
      },
      {
        citation: 'IPX1031, “Limitations on the Safe Harbors: the (g)(6) Restrictions”',
        url: 'https://www.ipx1031.com/limitations-on-the-safe-harbors-the-g6-restrictions/',
      },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'pub-544-exchanges': {
    label: 'What the IRS says on money and titleholders in an exchange',
    authority: 'IRS Publication 544, Sales and Other Dispositions of Assets',
    works: [
      { citation: 'IRS Publication 544 for 2022, pages 13 to 15', url: 'https://www.irs.gov/publications/p544' },
      {
        citation: 'The same pages, as republished',
        url: 'https://online.flipbuilder.com/trainbyus/aceh/files/basic-html/page106.html',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'closing-costs-g7': {
    label: 'Closing costs that exchange money may pay',
    authority: 'Treasury Regulation 1.1031(k)-1(g)(7)',
    works: [
      { citation: '26 CFR 1.1031(k)-1(g)(7)', url: 'https://www.law.cornell.edu/cfr/text/26/1.1031(k)-1' },
      {
        citation: 'The same, as told by Asset Preservation',
        url: 'https://apiexchange.com/what-to-do-about-exchange-expenses-in-an-exchange/',
      },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'parking-procedure': {
    label: 'When the IRS does not challenge a parked property',
    authority: 'Revenue Procedure 2000-37, as modified by Revenue Procedure 2004-51',
    works: [
      {
        citation: 'Revenue Procedure 2000-37, sections 1 and 2, as republished',
        url: 'https://1031exchangecorp.com/?p=8226',
      },
      {
        citation: 'Revenue Procedure 2004-51, as quoted by Asset Preservation',
        url: 'https://apiexchange.com/parking-arrangements-revenue-procedure-2004-51/',
      },
      {
        citation: 'IRS, Instructions for Form 8824 (2014), page 2, as republished',
        url: 'https://www.formsbank.com/template/189460/instructions-for-form-8824-like-kind-exchanges-and-section-1043-conflict-of-interest-sales-2014.html?page=2',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'decleene-2000': {
    label: 'A building on land that the owner had already',
    authority: 'DeCleene v. Commissioner, 115 T.C. 457 (2000)',
    works: [
      {
        citation: 'DeCleene v. Commissioner, 115 T.C. No. 34 (November 17, 2000)',
        url: 'https://cetient.com/case/4333001/donald-decleene-and-doris-decleene-v-commissioner',
      },
      {
        citation: 'The same, page 19, on the IRS procedure',
        url: 'https://law.onecle.com/tax/2000/decleene.tc.wpd19.html',
      },
      {
        citation:
          'The same, page 26, on Bloomington Coca-Cola Bottling Co. v. Commissioner, 189 F.2d 14 (7th Cir. 1951)',
        url: 'https://law.onecle.com/tax/2000/decleene.tc.wpd26.html',
      },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'reg-1031k-e': {
    label: 'Naming a building that is still to be built',
    authority: 'Treasury Regulation 1.1031(k)-1(e)(1) and (2)',
    works: [
      { citation: '26 CFR 1.1031(k)-1(e)', url: 'https://www.law.cornell.edu/cfr/text/26/1.1031(k)-1' },
      {
        citation: 'The same, as republished by Statewide Title',
        url: 'https://statewidetitle.com/newsletterarticleprint.asp?Article=75',
      },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
} as const satisfies Record<string, Source>
