import type { Source } from './source.ts'

/** What states take of a gain, and what they keep of one that was exchanged. */
export const stateSources = {
  'state-figures': {
    label: 'Our figures for each state, with where each was read',
    authority: 'PolicyEngine US, tax parameters of the states, August 19, 2026; publications of each state, as listed',
    works: [
      { citation: 'Tax on a gain, state by state', url: '/states' },
      {
        citation: 'PolicyEngine US, tax parameters of the states, August 19, 2026',
        url: 'https://github.com/PolicyEngine/policyengine-us',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'california-exchanges': {
    label: 'Property exchanged out of California',
    authority: 'California Franchise Tax Board, on form FTB 3840',
    works: [
      {
        citation: 'Franchise Tax Board, “Reporting like-kind exchanges”',
        url: 'https://www.ftb.ca.gov/file/personal/reporting-like-kind-exchanges.html',
      },
      {
        citation: 'Franchise Tax Board, Tax News, February 2021',
        url: 'https://ftb.ca.gov/about-ftb/newsroom/tax-news/February-2021/compliance-effort-for-FTB-3840-california-like-kind-exchanges-letters-continues.html',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'montana-exchanges': {
    label: 'Property exchanged out of Montana',
    authority: 'Administrative Rules of Montana 42.2.308',
    works: [
      {
        citation: 'Administrative Rules of Montana 42.2.308',
        url: 'https://www.mtrules.org/gateway/RuleNo.asp?RN=42%2E2%2E308',
      },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'pennsylvania-exchanges': {
    label: 'Exchanges in Pennsylvania and elsewhere',
    authority: 'Pennsylvania Act 53 of 2022; published accounts, as listed',
    works: [
      {
        citation: 'McNees Wallace & Nurick, “PA DOR Issues Guidance On Like-Kind Exchanges” (October 6, 2022)',
        url: 'https://www.mcneeslaw.com/pa-dor-issues-guidance-on-like-kind-exchanges/',
      },
      {
        citation: '1031 CORP., “Pennsylvania Advisory”',
        url: 'https://www.1031corp.com/1031-exchanges-made-easy/pennsylvania-advisory',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
} as const satisfies Record<string, Source>
