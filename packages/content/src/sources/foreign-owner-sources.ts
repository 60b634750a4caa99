import type { Source } from './source.ts'

/** Authorities for owners who are not US persons. */
export const foreignOwnerSources = {
  'irc-897': {
    label: 'US tax on real estate of foreign owners',
    authority: 'Internal Revenue Code section 897(a) and (e)',
    works: [{ citation: '26 U.S.C. 897', url: 'https://www.law.cornell.edu/uscode/text/26/897' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'irc-1445': {
    label: 'What a buyer withholds from a foreign seller',
    authority: 'Internal Revenue Code section 1445(a) to (c)',
    works: [{ citation: '26 U.S.C. 1445', url: 'https://www.law.cornell.edu/uscode/text/26/1445' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'form-8288': {
    label: 'The forms for withholding, and for less of it',
    authority: 'Instructions for IRS Forms 8288, 8288-A and 8288-B; Internal Revenue Manual 21.8.5.4.6.1',
    works: [
      { citation: 'IRS, About Form 8288', url: 'https://www.irs.gov/forms-pubs/about-form-8288' },
      { citation: 'IRS, About Form 8288-B', url: 'https://www.irs.gov/forms-pubs/about-form-8288-b' },
      { citation: 'Internal Revenue Manual 21.8.5', url: 'https://www.irs.gov/irm/part21/irm_21-008-005r' },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
  'irc-2101': {
    label: 'Estate tax of foreign owners',
    authority: 'Internal Revenue Code sections 2101 and 2102',
    works: [
      { citation: '26 U.S.C. 2101', url: 'https://www.law.cornell.edu/uscode/text/26/2101' },
      { citation: '26 U.S.C. 2102', url: 'https://www.law.cornell.edu/uscode/text/26/2102' },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-30',
  },
} as const satisfies Record<string, Source>
