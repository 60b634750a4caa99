import type { Source } from './source.ts'

/** Records of courts and prosecutors, each read where it is linked. No person is named: the numbers lead to the case. */
export const courtSources = {
  'case-1031-tax-group': {
    label: 'The 1031 Tax Group: bankruptcy and conviction',
    authority: 'U.S. Bankruptcy Court, S.D.N.Y.; U.S. Attorney, E.D. Va.',
    works: [
      {
        citation: 'In re The 1031 Tax Group, LLC, No. 07-11448, 374 B.R. 78 (Bankr. S.D.N.Y. 2007)',
        url: 'https://cetient.com/opinion/1550793/in-re-the-1031-tax-group-llc',
      },
      {
        citation: 'U.S. Attorney, E.D. Va., release of November 21, 2011, on No. 3:08-cr-132, as republished',
        url: 'https://criminal-justice-online.blogspot.com/2011/11/fourth-circuit-upholds-100-year.html',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'case-landamerica': {
    label: 'LandAmerica 1031 Exchange Services: whose money it was',
    authority: 'U.S. Bankruptcy Court, E.D. Va.; U.S. Court of Appeals, 4th Circuit',
    works: [
      {
        citation:
          'In re LandAmerica Financial Group, Inc., No. 08-35994, 412 B.R. 800 (Bankr. E.D. Va. April 15, 2009)',
        url: 'https://cetient.com/case/1551812/in-re-landamerica-financial-group-inc',
      },
      {
        citation: 'In re LandAmerica Financial Group, Inc., No. 08-35994 (Bankr. E.D. Va. May 7, 2009)',
        url: 'https://casetext.com/case/in-re-landamerica-financial-group-inc-case-no-08-35994-krh-jointly-administered-bankr-edva-4152010',
      },
      {
        citation: 'No. 11-1704 (4th Cir. July 2, 2012), on 716 F. Supp. 2d 415 (D.S.C. 2010)',
        url: 'https://law.justia.com/cases/federal/appellate-courts/ca4/11-1704/11-1704-2012-07-02.html',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'case-summit': {
    label: 'Summit Accommodators: verdict and appeal',
    authority: 'U.S. District Court, D. Or.; U.S. Court of Appeals, 9th Circuit',
    works: [
      {
        citation: 'No. 3:11-cr-00247 (D. Or. December 10, 2013), opinion on the amount of loss',
        url: 'https://www.casetext.com/case/united-states-v-neuman-6',
      },
      {
        citation: 'No. 13-30372, 621 F. App’x 363 (9th Cir. July 24, 2015)',
        url: 'https://cetient.com/case/2820216/united-states-v-mark-neuman',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'case-dbsi': {
    label: 'DBSI: master leases, verdict and appeals',
    authority: 'U.S. Bankruptcy Courts, D. Del. and D. Idaho; U.S. Court of Appeals, 9th Circuit',
    works: [
      {
        citation: 'In re DBSI, Inc., No. 08-12687, 407 B.R. 159 (Bankr. D. Del. July 7, 2009)',
        url: 'https://cetient.com/case/1539015/in-re-dbsi-inc',
      },
      {
        citation: 'No. 1:13-cr-00091 (D. Idaho August 15, 2014), order after the verdict',
        url: 'https://e.casetext.com/case/united-states-v-swenson-8',
      },
      {
        citation: 'Nos. 14-30180, 14-30183, 14-30184 and 14-30185 (9th Cir. August 15, 2017)',
        url: 'https://law.justia.com/cases/federal/appellate-courts/ca9/14-30180/14-30180-2017-08-15.html',
      },
      {
        citation: 'Adv. No. 12-06056 (Bankr. D. Idaho October 17, 2018)',
        url: 'https://case-law.vlex.com/vid/zazzali-v-goldsmith-in-891044207',
      },
      {
        citation: 'No. 19-35629 (9th Cir. June 12, 2020)',
        url: 'https://www.ecases.us/case/ca9/c8506522/marty-goldsmith-v-james-zazzali',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'case-sunwest': {
    label: 'Sunwest Management: judgment and sentence',
    authority: 'U.S. District Court, D. Or.',
    works: [
      {
        citation: 'Securities and Exchange Commission v. Sunwest Management, No. 09-cv-6056 (D. Or. December 9, 2009)',
        url: 'https://www.casetext.com/case/securities-exchange-commission-v-sunwest-management',
      },
      {
        citation: 'No. 3:12-cr-485, 144 F. Supp. 3d 1233 (D. Or. November 17, 2015)',
        url: 'https://cetient.com/case/7234749/united-states-v-harder',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'case-skyloft': {
    label: 'NP Skyloft, DST: notices to its investors',
    authority: 'Plan administrator appointed by a Texas court',
    works: [
      { citation: 'NP Skyloft, DST, updates up to December 6, 2024', url: 'https://www.skyloftsettlement.com/updates' },
      { citation: 'NP Skyloft, DST, frequently asked questions', url: 'https://www.skyloftsettlement.com/faq' },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'case-dbsi-sellers': {
    label: 'Suit against securities firms over DBSI',
    authority: 'U.S. District Court, D. Del.',
    works: [
      {
        citation: 'No. 1:12-cv-00828 (D. Del. September 25, 2013), memorandum and order',
        url: 'https://docs.justia.com/cases/federal/district-courts/delaware/dedce/1:2012cv00828/49082/420',
      },
      {
        citation: 'No. 1:12-cv-00828 (D. Del.), amended complaint of February 7, 2014',
        url: 'https://dokumen.tips/documents/in-the-united-states-district-court-for-the-112-cv-00828-gms-document-436-filed.html',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'case-teruya': {
    label: 'An exchange with a related company',
    authority: 'U.S. Court of Appeals, 9th Circuit',
    works: [
      {
        citation: 'Teruya Brothers, Ltd. v. Commissioner, No. 05-73779, 580 F.3d 1038 (9th Cir. September 8, 2009)',
        url: 'https://cetient.com/case/1202992/teruya-bros-v-commissioner',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
} as const satisfies Record<string, Source>
