import type { Source } from './source.ts'

/** Authorities on exchanges with relatives and with companies of one's own. */
export const relatedPartySources = {
  'irc-1031f': {
    label: 'Exchanges between related persons',
    authority: 'Internal Revenue Code section 1031(f) and (g)',
    works: [{ citation: '26 U.S.C. 1031(f), (g)', url: 'https://www.law.cornell.edu/uscode/text/26/1031' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'irc-267': {
    label: 'Who counts as related',
    authority: 'Internal Revenue Code sections 267(a) to (c) and 707(b)',
    works: [
      { citation: '26 U.S.C. 267', url: 'https://www.law.cornell.edu/uscode/text/26/267' },
      { citation: '26 U.S.C. 707', url: 'https://www.law.cornell.edu/uscode/text/26/707' },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'rev-rul-2002-83': {
    label: 'Buying from a relative through an intermediary',
    authority: 'Revenue Ruling 2002-83, 2002-2 C.B. 927',
    works: [
      { citation: 'Revenue Ruling 2002-83', url: 'https://www.irs.gov/pub/irs-drop/rr-02-83.pdf' },
      { citation: 'The same, as republished', url: 'https://firstexchange.com/revenue-ruling-2002-83' },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'related-letters': {
    label: 'Letters to owners whose relative exchanges too',
    authority: 'Private Letter Rulings 200820017 and 201048025, which nobody else may cite as precedent',
    works: [
      {
        citation: 'Private Letter Ruling 200820017 (2008), as republished',
        url: 'https://firstexchange.com/private-letter-ruling-200820017',
      },
      {
        citation: 'Chicago Deferred Exchange Company on Private Letter Ruling 201048025 (2010)',
        url: 'https://www.cdec1031.com/the-exchange/2010/11/successive-exchanges-between-related-parties-plr-201048025.html',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'irc-1239': {
    label: 'Selling a building to a company of one’s own',
    authority: 'Internal Revenue Code section 1239',
    works: [{ citation: '26 U.S.C. 1239', url: 'https://www.law.cornell.edu/uscode/text/26/1239' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'form-8824-related': {
    label: 'How the IRS form treats related parties',
    authority: 'Instructions for Form 8824, line 7 and the lines on related parties',
    works: [
      { citation: 'IRS, About Form 8824, Like-Kind Exchanges', url: 'https://www.irs.gov/forms-pubs/about-form-8824' },
      {
        citation: 'Instructions for 2011, page 2, as republished',
        url: 'https://www.formsbank.com/template/261680/instructions-for-form-8824-like-kind-exchanges-and-section-1043-conflict-of-interest-sales-2011.html?page=2',
      },
      {
        citation: 'Instructions for 2017, page 3, as republished',
        url: 'https://formsbank.com/template/292376/instructions-for-form-8824-like-kind-exchanges-and-section-1043-conflict-of-interest-sales-2017.html?page=3',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'ocmulgee-fields': {
    label: 'Another purchase from a related company',
    authority: 'Ocmulgee Fields, Inc. v. Commissioner, 132 T.C. 105 (2009), affirmed by the Eleventh Circuit in 2010',
    works: [
      {
        citation: 'Ocmulgee Fields, Inc. v. Commissioner, 132 T.C. 105 (March 31, 2009)',
        url: 'https://e.casetext.com/case/ocmulgee-fields-inc-v-commr-of-internal-revenue-1',
      },
      {
        citation: 'No. 09-13395 (11th Cir. August 13, 2010)',
        url: 'https://law.justia.com/cases/federal/appellate-courts/ca11/09-13395/200913395-2011-02-28.html',
      },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
} as const satisfies Record<string, Source>
