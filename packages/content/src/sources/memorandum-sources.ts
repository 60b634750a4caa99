import type { Source } from './source.ts'

/** What regulators say about private offerings, and what sponsors of DSTs file about their programs. */
export const memorandumSources = {
  'private-placements': {
    label: 'What a private offering does not have to tell',
    authority: 'SEC, Investor Bulletin on private placements under Regulation D',
    works: [
      {
        citation: 'Investor.gov, Private Placements under Regulation D',
        url: 'https://www.investor.gov/introduction-investing/general-resources/news-alerts/alerts-bulletins/investor-bulletins/private',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'finra-private-placements': {
    label: 'What a broker has to look into first',
    authority: 'FINRA Regulatory Notices 10-22 and 23-08',
    works: [
      { citation: 'FINRA Regulatory Notice 23-08', url: 'https://www.finra.org/rules-guidance/notices/23-08' },
      { citation: 'FINRA Regulatory Notice 10-22', url: 'https://www.finra.org/rules-guidance/notices/10-22' },
      {
        citation: 'FINRA Annual Regulatory Oversight Report 2025, Private Placements',
        url: 'https://www.finra.org/rules-guidance/guidance/reports/2025-finra-annual-regulatory-oversight-report/private-placements',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'dst-program-filings': {
    label: 'Master leases and 721 options in DST programs',
    authority: 'Reports of four REITs to the SEC, notes on their DST programs',
    works: [
      {
        citation: 'Form 10-Q for September 30, 2025, file 1903382',
        url: 'https://www.sec.gov/Archives/edgar/data/1903382/000110465925107723/R16.htm',
      },
      {
        citation: 'Form 10-Q for September 30, 2025, file 1585101',
        url: 'https://www.sec.gov/Archives/edgar/data/1585101/000162828025052370/R10.htm',
      },
      {
        citation: 'Form 10-K for December 31, 2024, file 1314152',
        url: 'https://www.sec.gov/Archives/edgar/data/1314152/000131415225000031/R16.htm',
      },
      {
        citation: 'Form 10-Q for September 30, 2023, file 1756761',
        url: 'https://www.sec.gov/Archives/edgar/data/1756761/000175676123000104/R22.htm',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
} as const satisfies Record<string, Source>
