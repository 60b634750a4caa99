import type { Source } from './source.ts'

/** What regulators say of private offerings and of those who sell them, and what sponsors report of theirs. */
export const privateOfferingSources = {
  'private-placement-bulletin': {
    label: 'Risks of private placements',
    authority: 'SEC Office of Investor Education and Advocacy, investor bulletin on Regulation D',
    works: [
      {
        citation: 'Investor.gov, “Private Placements under Regulation D – Investor Bulletin”',
        url: 'https://www.investor.gov/introduction-investing/general-resources/news-alerts/alerts-bulletins/investor-bulletins/private',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'net-worth-guide': {
    label: 'What counts toward net worth',
    authority: 'SEC small entity compliance guide on the net worth standard',
    works: [
      {
        citation: 'SEC, “‘Accredited Investor’ Net Worth Standard: A Small Entity Compliance Guide”',
        url: 'https://www.sec.gov/resources-small-businesses/small-business-compliance-guides/accredited-investor-net-worth-standard',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'rule-502': {
    label: 'Limits on reselling a private security',
    authority: 'SEC Rule 502(d), 17 CFR 230.502(d)',
    works: [{ citation: '17 CFR 230.502', url: 'https://www.law.cornell.edu/cfr/text/17/230.502' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'public-program-costs': {
    label: 'The cap on costs of publicly sold programs',
    authority: 'FINRA Rule 2310, formerly NASD Rule 2810',
    works: [
      {
        citation: 'FINRA, Rule 2310 FAQs',
        url: 'https://www.finra.org/rules-guidance/key-topics/public-offerings/rule-2310-faqs',
      },
      {
        citation: 'FINRA Regulatory Notice 08-35 (2008)',
        url: 'https://www.finra.org/rules-guidance/notices/08-35',
      },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'duty-of-care': {
    label: 'What a broker or adviser has to understand',
    authority: 'SEC staff bulletin on care obligations, April 20, 2023',
    works: [
      {
        citation: 'SEC staff, “Standards of Conduct for Broker-Dealers and Investment Advisers: Care Obligations”',
        url: 'https://www.sec.gov/tm/standards-conduct-broker-dealers-and-investment-advisers',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'dst-program-reports': {
    label: 'How DST programs of REITs end, as they report it',
    authority: 'What four REITs report of their DST programs, as listed',
    works: [
      {
        citation: 'Quarterly report to September 30, 2025, note on the DST program (CIK 1903382)',
        url: 'https://www.sec.gov/Archives/edgar/data/1903382/000110465925107723/R16.htm',
      },
      {
        citation: 'Quarterly report to September 30, 2023, note on the DST program (CIK 1756761)',
        url: 'https://www.sec.gov/Archives/edgar/data/1756761/000175676123000104/R22.htm',
      },
      {
        citation: 'Quarterly report to September 30, 2025, note on the DST program (CIK 1585101)',
        url: 'https://www.sec.gov/Archives/edgar/data/1585101/000162828025052370/R10.htm',
      },
      {
        citation: 'Annual report for 2024, note on the DST program (CIK 1314152)',
        url: 'https://www.sec.gov/Archives/edgar/data/1314152/000131415225000031/R16.htm',
      },
    ],
    kind: 'market',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
} as const satisfies Record<string, Source>
