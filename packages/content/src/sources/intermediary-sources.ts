import type { Source } from './source.ts'

/** What states ask of intermediaries, and what the federal government does not. */
export const intermediarySources = {
  'intermediary-law-california': {
    label: 'Exchange facilitators in California',
    authority: 'California Financial Code sections 51003, 51007 and 51009',
    works: [
      {
        citation: 'California Financial Code 51003',
        url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=FIN&sectionNum=51003',
      },
      {
        citation: 'California Financial Code 51007',
        url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=FIN&sectionNum=51007',
      },
      {
        citation: 'California Financial Code 51009',
        url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=FIN&sectionNum=51009',
      },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'intermediary-law-nevada': {
    label: 'Exchange facilitators in Nevada',
    authority: 'Nevada Revised Statutes 645G.100 and 645G.320; Statutes of Nevada 2007, chapter 517',
    works: [
      { citation: 'Nevada Revised Statutes, chapter 645G', url: 'https://www.leg.state.nv.us/NRS/NRS-645G.html' },
      {
        citation: 'Nevada Administrative Code, chapter 645G, reviser’s note on chapter 517',
        url: 'https://regulations.justia.com/states/nevada/chapter-645g',
      },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'intermediary-law-washington': {
    label: 'Exchange facilitators in Washington',
    authority: 'Revised Code of Washington 19.310.040',
    works: [{ citation: 'RCW 19.310.040', url: 'https://app.leg.wa.gov/rcw/default.aspx?cite=19.310.040' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
  'ftc-intermediaries': {
    label: 'No federal register of intermediaries',
    authority: 'Federal Trade Commission, denial of a petition for a rule (2008)',
    works: [
      {
        citation:
          'FTC, “Commission Denies Petition for Rulemaking Related to Qualified Intermediaries”, as republished',
        url: 'https://marketswired.com/ftc/commission-denies-petition-for-rulemaking-related-to-qualified-intermediaries-under-internal-revenue-code-section-1031/amp',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-29',
  },
} as const satisfies Record<string, Source>
