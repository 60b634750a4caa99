import type { Source } from './source'

/** Federal and state tax authorities. */
export const taxSources = {
  'irc-1031': {
    label: 'Exchanges of real property',
    authority: 'Internal Revenue Code section 1031',
    works: [
      { citation: '26 U.S.C. 1031', url: 'https://www.law.cornell.edu/uscode/text/26/1031' },
    ],
    kind: 'law', evidence: 'read', reviewed: '2026-11-21',
  },
  'reg-1031a': {
    label: 'What counts as like kind',
    authority: 'Treasury Regulation 1.1031(a)-1(b)',
    works: [
      { citation: '26 CFR 1.1031(a)-1', url: 'https://www.law.cornell.edu/cfr/text/26/1.1031(a)-1' },
    ],
    kind: 'law', evidence: 'recalled', reviewed: '2026-11-21',
  },
  'reg-1031k': {
    label: 'Deadlines, identification and intermediaries',
    authority: 'Treasury Regulation 1.1031(k)-1',
    works: [
      { citation: '26 CFR 1.1031(k)-1', url: 'https://www.law.cornell.edu/cfr/text/26/1.1031(k)-1' },
    ],
    kind: 'law', evidence: 'read', reviewed: '2026-11-21',
  },
  'reg-1031k-g6': {
    label: 'When an intermediary may release the money',
    authority: 'Treasury Regulation 1.1031(k)-1(g)(6)',
    works: [
      { citation: '26 CFR 1.1031(k)-1(g)(6)', url: 'https://www.law.cornell.edu/cfr/text/26/1.1031(k)-1' },
      { citation: 'First American Exchange Company, “When Can I Get My Money Back?”', url: 'https://firstexchange.com/when-can-I-get-my-money-back' },
    ],
    kind: 'law', evidence: 'read', reviewed: '2026-11-21',
  },
  'return-due-dates': {
    label: 'When tax returns are due',
    authority: 'Internal Revenue Code sections 6072 and 6081',
    works: [
      { citation: '26 U.S.C. 6072', url: 'https://www.law.cornell.edu/uscode/text/26/6072' },
      { citation: '26 U.S.C. 6081', url: 'https://www.law.cornell.edu/uscode/text/26/6081' },
      { citation: 'Legal 1031 Exchange Services, “Filing for an Extension”', url: 'https://legal1031.com/1031-exchange-resources/filing-for-an-extension/' },
    ],
    kind: 'law', evidence: 'read', reviewed: '2026-11-21',
  },
  'reg-1031d': {
    label: 'Boot and debt in an exchange',
    authority: 'Treasury Regulation 1.1031(d)-2',
    works: [
      { citation: '26 CFR 1.1031(d)-2', url: 'https://www.law.cornell.edu/cfr/text/26/1.1031(d)-2' },
    ],
    kind: 'law', evidence: 'read', reviewed: '2026-11-21',
  },
  'form-8824': {
    label: 'Reporting an exchange',
    authority: 'IRS Form 8824 and its instructions',
    works: [
      { citation: 'IRS, About Form 8824, Like-Kind Exchanges', url: 'https://www.irs.gov/forms-pubs/about-form-8824' },
    ],
    kind: 'guidance', evidence: 'read', reviewed: '2026-11-21',
  },
  'rev-rul-2004-86': {
    label: 'When a DST interest counts as real property',
    authority: 'Revenue Ruling 2004-86',
    works: [
      { citation: 'Revenue Ruling 2004-86, 2004-2 C.B. 191', url: 'https://www.irs.gov/pub/irs-drop/rr-04-86.pdf' },
    ],
    kind: 'guidance', evidence: 'read', reviewed: '2026-11-21',
  },
  'reg-7701-4': {
    label: 'The limits on a trustee',
    authority: 'Treasury Regulation 301.7701-4(c)',
    works: [
      { citation: '26 CFR 301.7701-4', url: 'https://www.law.cornell.edu/cfr/text/26/301.7701-4' },
    ],
    kind: 'law', evidence: 'read', reviewed: '2026-11-21',
  },
  'reg-7701-3': {
    label: 'Entities that count as their owner',
    authority: 'Treasury Regulation 301.7701-3',
    works: [
      { citation: '26 CFR 301.7701-3', url: 'https://www.law.cornell.edu/cfr/text/26/301.7701-3' },
    ],
    kind: 'law', evidence: 'recalled', reviewed: '2026-11-21',
  },
  'rev-proc-2002-22': {
    label: 'Tenant-in-common ruling guideline',
    authority: 'Revenue Procedure 2002-22',
    works: [
      { citation: 'Revenue Procedure 2002-22, 2002-1 C.B. 733', url: 'https://www.irs.gov/pub/irs-drop/rp-02-22.pdf' },
    ],
    kind: 'guidance', evidence: 'read', reviewed: '2026-11-21',
  },
  'rev-proc-2018-58': {
    label: 'Disaster relief for deadlines',
    authority: 'Revenue Procedure 2018-58',
    works: [
      { citation: 'Revenue Procedure 2018-58', url: 'https://www.irs.gov/pub/irs-drop/rp-18-58.pdf' },
    ],
    kind: 'guidance', evidence: 'read', reviewed: '2026-11-21',
  },
  'rev-proc-2010-14': {
    label: 'Relief when an intermediary fails',
    authority: 'Revenue Procedure 2010-14',
    works: [
      { citation: 'Revenue Procedure 2010-14', url: 'https://www.irs.gov/pub/irs-drop/rp-10-14.pdf' },
    ],
    kind: 'guidance', evidence: 'recalled', reviewed: '2026-11-21',
  },
  'holding-rulings': {
    label: 'Holding for investment',
    authority: 'Private Letter Ruling 8429039; Revenue Rulings 84-121, 77-337 and 75-292',
    works: [
      { citation: 'Private Letter Ruling 8429039 (1984)' },
      { citation: 'Revenue Ruling 84-121, 1984-2 C.B. 168' },
      { citation: 'Revenue Ruling 77-337, 1977-2 C.B. 305' },
      { citation: 'Revenue Ruling 75-292, 1975-2 C.B. 333' },
    ],
    kind: 'guidance', evidence: 'read', reviewed: '2026-11-21',
  },
  'irc-1h': {
    label: 'Capital gain rates and the 25% ceiling',
    authority: 'Internal Revenue Code section 1(h); Revenue Procedure 2025-32',
    works: [
      { citation: '26 U.S.C. 1(h)', url: 'https://www.law.cornell.edu/uscode/text/26/1' },
      { citation: 'Revenue Procedure 2025-32', url: 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf' },
    ],
    kind: 'law', evidence: 'read', reviewed: '2026-11-21',
  },
  'irc-1411': {
    label: 'Net investment income tax',
    authority: 'Internal Revenue Code section 1411',
    works: [
      { citation: '26 U.S.C. 1411', url: 'https://www.law.cornell.edu/uscode/text/26/1411' },
    ],
    kind: 'law', evidence: 'read', reviewed: '2026-11-21',
  },
  'irc-168': {
    label: 'Depreciation of buildings',
    authority: 'Internal Revenue Code section 168',
    works: [
      { citation: '26 U.S.C. 168', url: 'https://www.law.cornell.edu/uscode/text/26/168' },
    ],
    kind: 'law', evidence: 'read', reviewed: '2026-11-21',
  },
  'irc-453': {
    label: 'Gain when cash comes back the next year',
    authority: 'Internal Revenue Code section 453; Treasury Regulation 1.1031(k)-1(j)(2)',
    works: [
      { citation: '26 U.S.C. 453', url: 'https://www.law.cornell.edu/uscode/text/26/453' },
      { citation: '26 CFR 1.1031(k)-1(j)(2)', url: 'https://www.law.cornell.edu/cfr/text/26/1.1031(k)-1' },
    ],
    kind: 'law', evidence: 'recalled', reviewed: '2026-11-21',
  },
  'irc-721': {
    label: 'Contributing property for partnership units',
    authority: 'Internal Revenue Code section 721',
    works: [
      { citation: '26 U.S.C. 721', url: 'https://www.law.cornell.edu/uscode/text/26/721' },
    ],
    kind: 'law', evidence: 'read', reviewed: '2026-11-21',
  },
  'irc-856': {
    label: 'Real estate investment trusts',
    authority: 'Internal Revenue Code sections 856 and 857',
    works: [
      { citation: '26 U.S.C. 856', url: 'https://www.law.cornell.edu/uscode/text/26/856' },
      { citation: '26 U.S.C. 857', url: 'https://www.law.cornell.edu/uscode/text/26/857' },
    ],
    kind: 'law', evidence: 'read', reviewed: '2026-11-21',
  },
  'irc-1014': {
    label: 'Basis of inherited and given property',
    authority: 'Internal Revenue Code sections 1014 and 1015',
    works: [
      { citation: '26 U.S.C. 1014', url: 'https://www.law.cornell.edu/uscode/text/26/1014' },
      { citation: '26 U.S.C. 1015', url: 'https://www.law.cornell.edu/uscode/text/26/1015' },
    ],
    kind: 'law', evidence: 'read', reviewed: '2026-11-21',
  },
  'state-tax': {
    label: 'State tax on exchanged property',
    authority: 'California FTB 3840; Oregon Form OR-24; state revenue departments',
    works: [
      { citation: 'California Franchise Tax Board, “California Like-Kind Exchanges (FTB 3840)”, July 2020', url: 'https://ftb.ca.gov/about-ftb/newsroom/tax-news/july-2020/like-kind-exchange-letters-ftb-3840.html' },
      { citation: 'Oregon Department of Revenue, Form OR-24, Like-Kind Exchanges', url: 'https://www.oregon.gov/dor/forms' },
    ],
    kind: 'guidance', evidence: 'read', reviewed: '2026-11-21',
  },
  'delaware-dst-act': {
    label: 'Delaware statutory trusts',
    authority: 'Delaware Code, title 12, section 3801 and following',
    works: [
      { citation: 'Delaware Code, title 12, chapter 38', url: 'https://delcode.delaware.gov/title12/c038/' },
    ],
    kind: 'law', evidence: 'read', reviewed: '2026-11-21',
  },
} as const satisfies Record<string, Source>
