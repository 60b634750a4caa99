import type { Source } from './source.ts'

/** Authorities for the tax of one sale, and for what an estimate of it leaves out. */
export const taxOfASaleSources = {
  'irc-11': {
    label: 'Tax of a C corporation',
    authority: 'Internal Revenue Code section 11(b)',
    works: [{ citation: '26 U.S.C. 11', url: 'https://www.law.cornell.edu/uscode/text/26/11' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-25',
  },
  'irc-55': {
    label: 'Alternative minimum tax',
    authority: 'Internal Revenue Code section 55; Form 6251',
    works: [
      { citation: '26 U.S.C. 55', url: 'https://www.law.cornell.edu/uscode/text/26/55' },
      { citation: 'IRS, About Form 6251', url: 'https://www.irs.gov/forms-pubs/about-form-6251' },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-25',
  },
  'irc-86': {
    label: 'When Social Security benefits are taxed',
    authority: 'Internal Revenue Code section 86',
    works: [{ citation: '26 U.S.C. 86', url: 'https://www.law.cornell.edu/uscode/text/26/86' }],
    kind: 'law',
    evidence: 'recalled',
    reviewed: '2026-11-25',
  },
  'medicare-premiums': {
    label: 'Medicare premiums that depend on income',
    authority: 'Social Security Act section 1839(i); published accounts, as listed',
    works: [
      { citation: '42 U.S.C. 1395r(i)', url: 'https://www.law.cornell.edu/uscode/text/42/1395r' },
      {
        citation: 'LegalClarity, “Does the Sale of Rental Property Affect Medicare Premiums?”',
        url: 'https://legalclarity.org/does-the-sale-of-rental-property-affect-medicare-premiums',
      },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-25',
  },
  'senior-deductions': {
    label: 'Deductions for people 65 and over',
    authority: 'Internal Revenue Code sections 63(f) and 151(d)(5)',
    works: [
      { citation: '26 U.S.C. 63', url: 'https://www.law.cornell.edu/uscode/text/26/63' },
      { citation: '26 U.S.C. 151', url: 'https://www.law.cornell.edu/uscode/text/26/151' },
    ],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-25',
  },
  'irc-469': {
    label: 'Passive losses that a taxable sale sets free',
    authority: 'Internal Revenue Code section 469(g)',
    works: [{ citation: '26 U.S.C. 469', url: 'https://www.law.cornell.edu/uscode/text/26/469' }],
    kind: 'law',
    evidence: 'read',
    reviewed: '2026-11-25',
  },
  'irc-1231': {
    label: 'Gains and losses on business property',
    authority: 'Internal Revenue Code sections 1231 and 1245',
    works: [
      { citation: '26 U.S.C. 1231', url: 'https://www.law.cornell.edu/uscode/text/26/1231' },
      { citation: '26 U.S.C. 1245', url: 'https://www.law.cornell.edu/uscode/text/26/1245' },
    ],
    kind: 'law',
    evidence: 'recalled',
    reviewed: '2026-11-25',
  },
  'irc-199a': {
    label: 'Deduction for qualified business income',
    authority: 'Internal Revenue Code section 199A',
    works: [{ citation: '26 U.S.C. 199A', url: 'https://www.law.cornell.edu/uscode/text/26/199A' }],
    kind: 'law',
    evidence: 'recalled',
    reviewed: '2026-11-25',
  },
  'state-claims': {
    label: 'States that hold money back or keep their claim',
    authority: 'California Form 593 and FTB 3840; ORS 316.738; ARM 42.2.308; published accounts, as listed',
    works: [
      {
        citation: 'Olympic Exchange, “Exchanging out of California and Oregon”',
        url: 'https://olympic1031.com/blog/exchanging-out-of-california-oregon-clawback',
      },
      {
        citation: 'Administrative Rules of Montana 42.2.308',
        url: 'https://rules.mt.gov/gateway/RuleNo.asp?RN=42%2E2%2E308',
      },
      {
        citation: 'First American Exchange Company, “Exchanging Out of State”',
        url: 'https://firstexchange.com/exchangingindifferentstates',
      },
    ],
    kind: 'guidance',
    evidence: 'read',
    reviewed: '2026-11-25',
  },
} as const satisfies Record<string, Source>
