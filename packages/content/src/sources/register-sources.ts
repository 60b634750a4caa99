import type { Source } from './source.ts'

/** Public registers, and what their keepers say is in them. */
export const registerSources = {
  brokercheck: {
    label: 'Brokers and brokerage firms',
    authority: 'Financial Industry Regulatory Authority (FINRA)',
    works: [
      { citation: 'FINRA BrokerCheck', url: 'https://brokercheck.finra.org/' },
      {
        citation: 'FINRA, About BrokerCheck Reports',
        url: 'https://www.finra.org/investors/about-brokercheck-reports',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'adviser-register': {
    label: 'Investment advisers',
    authority: 'Securities and Exchange Commission (SEC)',
    works: [
      { citation: 'Investment Adviser Public Disclosure', url: 'https://adviserinfo.sec.gov/' },
      {
        citation: 'Investor.gov, State Securities Regulators',
        url: 'https://www.investor.gov/introduction-investing/investing-basics/glossary/state-securities-regulators',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'form-crs': {
    label: 'The relationship summary of a broker or adviser',
    authority: 'SEC, Form CRS',
    works: [{ citation: 'Investor.gov/CRS', url: 'https://www.investor.gov/CRS' }],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'form-d': {
    label: 'The notice of a private offering',
    authority: 'SEC, Form D; 17 CFR 230.503',
    works: [
      { citation: 'SEC, Form D and its instructions', url: 'https://www.sec.gov/files/formd.pdf' },
      { citation: 'EDGAR full-text search', url: 'https://www.sec.gov/edgar/search/' },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'state-securities-regulators': {
    label: 'State securities regulators',
    authority: 'SEC; North American Securities Administrators Association (NASAA)',
    works: [
      {
        citation: 'Investor.gov, State Securities Regulators',
        url: 'https://www.investor.gov/introduction-investing/investing-basics/glossary/state-securities-regulators',
      },
      { citation: 'NASAA, Contact Your Regulator', url: 'https://www.nasaa.org/contact-your-regulator/' },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'county-recorder': {
    label: 'Deeds and mortgages on a property',
    authority: 'County recorders and registers of deeds; one county as an example',
    works: [
      { citation: 'Knox County, Indiana, Recorder', url: 'https://knoxcounty.in.gov/county-departments/recorder' },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'nevada-financial-institutions': {
    label: 'Licensed intermediaries in Nevada',
    authority: 'Nevada Financial Institutions Division',
    works: [
      { citation: 'Nevada Financial Institutions Division', url: 'https://fid.nv.gov/' },
      {
        citation: 'Nevada Administrative Code, chapter 645G, reviser’s note on chapter 517',
        url: 'https://regulations.justia.com/states/nevada/chapter-645g',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  pacer: {
    label: 'Records of federal courts',
    authority: 'Administrative Office of the U.S. Courts',
    works: [
      { citation: 'Public Access to Court Electronic Records (PACER)', url: 'https://pacer.uscourts.gov/' },
      {
        citation: 'U.S. Courts, Electronic Public Access Fee Schedule',
        url: 'https://www.uscourts.gov/services-forms/fees/electronic-public-access-fee-schedule',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
} as const satisfies Record<string, Source>
