import type { Source } from './source.ts'

/** What binds those who sell private offerings to the public, and how one program pays them. */
export const sellingRulesSources = {
  'broker-conduct': {
    label: 'What a broker owes a customer',
    authority: 'SEC Regulation Best Interest, 17 CFR 240.15l-1',
    works: [
      { citation: '17 CFR 240.15l-1', url: 'https://www.law.cornell.edu/cfr/text/17/240.15l-1' },
      {
        citation: 'SEC, “Regulation Best Interest: A Small Entity Compliance Guide” (2019)',
        url: 'https://www.sec.gov/info/smallbus/secg/regulation-best-interest',
      },
      {
        citation: 'SEC, “Regulation Best Interest: The Broker-Dealer Standard of Conduct,” 84 FR 33318 (July 12, 2019)',
        url: 'https://www.federalregister.gov/documents/2019/07/12/2019-12164/regulation-best-interest-the-broker-dealer-standard-of-conduct',
      },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'adviser-conduct': {
    label: 'What an investment adviser owes a client',
    authority: 'SEC interpretation of the standard of conduct for investment advisers, Release IA-5248',
    works: [
      {
        citation: 'SEC Release IA-5248, 84 FR 33669 (July 12, 2019)',
        url: 'https://www.federalregister.gov/documents/2019/07/12/2019-12208/commission-interpretation-regarding-standard-of-conduct-for-investment-advisers',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'relationship-summary': {
    label: 'What a relationship summary tells',
    authority: 'SEC Office of Investor Education and Advocacy, investor bulletin of August 6, 2020',
    works: [
      {
        citation: 'SEC, “Relationship Summaries (Form CRS or Form ADV Part 3): Investor Bulletin”',
        url: 'https://www.sec.gov/oiea/investor-alerts-and-bulletins/relationship-summaries-form-crs-or-form-adv-part-3-investor',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'adviser-brochure': {
    label: 'What an adviser’s brochure tells',
    authority: 'SEC Office of Investor Education and Advocacy, investor bulletin of August 27, 2020',
    works: [
      {
        citation: 'Investor.gov, “Form ADV – Investor Bulletin”',
        url: 'https://www.investor.gov/introduction-investing/general-resources/news-alerts/alerts-bulletins/investor-bulletins-71',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'private-placement-filing': {
    label: 'What a broker files about a private offering',
    authority: 'FINRA Rule 5123',
    works: [{ citation: 'FINRA Rule 5123', url: 'https://www.finra.org/rules-guidance/rulebooks/finra-rules/5123' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'servicing-fees': {
    label: 'Yearly fees of one DST program to those who sell it',
    authority: 'The sales agreement of one DST program with its managing broker',
    works: [
      {
        citation: 'Law Insider, clause “Investor Servicing Fee” of a DST dealer manager agreement',
        url: 'https://www.lawinsider.com/clause/investor-servicing-fee/_1',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
} as const satisfies Record<string, Source>
