import type { Reviewed } from '../sources/index.ts'
import { figures } from '../figures/figures.ts'

/** A technical term in plain language. */
export interface GlossaryTerm extends Reviewed {
  readonly id: string
  readonly term: string
  /** How texts write it, in the singular; pages link the first occurrence in each part to the term. */
  readonly forms: readonly string[]
  readonly meaning: string
}

/** Terms of exchanges and DSTs in alphabetical order. */
export const glossary: readonly GlossaryTerm[] = [
  {
    id: 'accredited-investor',
    term: 'Accredited investor',
    forms: ['accredited investor'],
    meaning:
      'A person or entity that meets a test of income, net worth, license or assets in SEC Rule 501(a) and may be offered private securities.',
    sources: ['rule-501'],
    reviewed: '2026-11-24',
  },
  {
    id: 'basis',
    term: 'Basis',
    forms: ['tax basis', 'basis'],
    meaning:
      'Roughly, what you paid plus improvements, less depreciation. Gain is the sale price less selling costs and basis.',
    sources: ['irc-1031', 'irc-168'],
    reviewed: '2026-11-24',
  },
  {
    id: 'boot',
    term: 'Boot',
    forms: ['boot'],
    meaning:
      'Value received in an exchange that is not like-kind property, such as cash kept or debt not replaced. It is generally taxed first, up to the whole gain.',
    sources: ['irc-1031', 'reg-1031d'],
    reviewed: '2026-11-24',
  },
  {
    id: 'community-property',
    term: 'Community property',
    forms: ['community property'],
    meaning:
      'In some states, much of what a couple acquires while married. When one spouse dies, the other’s half may also take market value as its new basis.',
    sources: ['irc-1014'],
    reviewed: '2026-11-28',
  },
  {
    id: 'dst',
    term: 'Delaware statutory trust (DST)',
    forms: ['Delaware statutory trust', 'DST'],
    meaning: 'A trust under Delaware law that can own real estate for many investors.',
    sources: ['delaware-dst-act', 'rev-rul-2004-86'],
    reviewed: '2026-11-24',
  },
  {
    id: 'depreciation-recapture',
    term: 'Depreciation recapture',
    forms: ['depreciation recapture'],
    meaning: `In everyday use, the tax on gain that comes from depreciation. For buildings the federal rate on it is at most ${figures.recaptureRate}.`,
    sources: ['irc-1h'],
    reviewed: '2026-11-28',
  },
  {
    id: 'fidelity-bond',
    term: 'Fidelity bond',
    forms: ['fidelity bond'],
    meaning: 'Insurance that covers a firm against theft by its own people.',
    sources: ['intermediary-practice'],
    reviewed: '2026-11-28',
  },
  {
    id: 'form-adv',
    term: 'Form ADV',
    forms: ['Form ADV'],
    meaning:
      'The brochure that every registered investment adviser files: its business, fees, conflicts and past discipline. Anyone can read it at adviserinfo.sec.gov.',
    sources: ['marketing-rule'],
    reviewed: '2026-11-24',
  },
  {
    id: 'grantor-letter',
    term: 'Grantor letter',
    forms: ['grantor letter'],
    meaning: 'The yearly letter with your share of a trust’s income and costs, for your own tax return.',
    sources: ['rev-rul-2004-86', 'dst-terms'],
    reviewed: '2026-11-24',
  },
  {
    id: 'grantor-trust',
    term: 'Grantor trust',
    forms: ['grantor trust'],
    meaning: 'A trust that the tax rules look through, so that its owners report its income as their own.',
    sources: ['rev-rul-2004-86'],
    reviewed: '2026-11-24',
  },
  {
    id: 'like-kind',
    term: 'Like kind',
    forms: ['like kind', 'like-kind'],
    meaning:
      'Of the same nature, whatever the quality. In the United States most real property held for business or investment is generally like kind to other such property.',
    sources: ['irc-1031', 'reg-1031a'],
    reviewed: '2026-11-24',
  },
  {
    id: 'ltv',
    term: 'Loan-to-value (LTV)',
    forms: ['loan-to-value', 'LTV'],
    meaning: 'The loan as a share of the property’s value. The higher it is, the larger the effect of a fall in value.',
    sources: ['dst-terms'],
    reviewed: '2026-11-24',
  },
  {
    id: 'master-lease',
    term: 'Master lease',
    forms: ['master lease', 'master tenant'],
    meaning: 'A lease of the whole property to one company, which rents to the tenants.',
    sources: ['dst-terms'],
    reviewed: '2026-11-24',
  },
  {
    id: 'power-to-vary',
    term: 'Power to vary',
    forms: ['power to vary'],
    meaning:
      'The right of a trustee to change what a trust holds, for example to buy, borrow or rebuild. A DST that has it generally cannot take 1031 money.',
    sources: ['reg-7701-4'],
    reviewed: '2026-11-24',
  },
  {
    id: 'ppm',
    term: 'Private placement memorandum (PPM)',
    forms: ['private placement memorandum', 'PPM'],
    meaning: 'The document that sets out the terms, fees, risks and conflicts of a private offering.',
    sources: ['dst-terms', 'rule-506'],
    reviewed: '2026-11-24',
  },
  {
    id: 'qi',
    term: 'Qualified intermediary (QI)',
    forms: ['qualified intermediary', 'qualified intermediaries', 'QI'],
    meaning: 'The party that holds the sale money and completes the exchange, so that the seller never receives it.',
    sources: ['reg-1031k'],
    reviewed: '2026-11-24',
  },
  {
    id: 'reit',
    term: 'Real estate investment trust (REIT)',
    forms: ['real estate investment trust', 'REIT'],
    meaning:
      'A company that owns real estate and pays out at least 90% of its taxable income. Its shares are not like kind to real property.',
    sources: ['irc-856'],
    reviewed: '2026-11-24',
  },
  {
    id: 'ria',
    term: 'Registered Investment Advisor (RIA)',
    forms: ['Registered Investment Advisor', 'RIA'],
    meaning:
      'A firm registered with the SEC or a state to give investment advice for pay. Registration does not imply skill.',
    sources: ['marketing-rule'],
    reviewed: '2026-11-24',
  },
  {
    id: 'sponsor',
    term: 'Sponsor',
    forms: ['sponsor'],
    meaning: 'The firm that buys the property, forms the trust, sells the shares and usually manages it.',
    sources: ['dst-terms'],
    reviewed: '2026-11-24',
  },
  {
    id: 'springing-llc',
    term: 'Springing LLC',
    forms: ['springing LLC'],
    meaning:
      'A limited liability company into which a DST in trouble can turn, so that it may borrow and sign leases. It may close the way to a later exchange.',
    sources: ['dst-risks'],
    reviewed: '2026-11-24',
  },
  {
    id: 'step-up',
    term: 'Step-up in basis',
    forms: ['step-up in basis'],
    meaning:
      'Under current law, the reset of an inherited asset’s basis to market value at death. It can also go down.',
    sources: ['irc-1014'],
    reviewed: '2026-11-24',
  },
  {
    id: 'substitute-1099',
    term: 'Substitute Form 1099',
    forms: ['substitute Form 1099', 'substitute 1099'],
    meaning: 'A statement in a firm’s own format that gives the figures of the IRS form.',
    sources: ['dst-terms'],
    reviewed: '2026-11-28',
  },
  {
    id: 'tic',
    term: 'Tenancy in common (TIC)',
    forms: ['tenancy in common', 'TIC'],
    meaning: 'Co-ownership in which each owner holds a deed to an undivided part.',
    sources: ['rev-proc-2002-22'],
    reviewed: '2026-11-24',
  },
  {
    id: 'nnn',
    term: 'Triple-net lease (NNN)',
    forms: ['triple-net lease', 'NNN'],
    meaning: 'A lease in which the tenant pays taxes, insurance and upkeep besides the rent.',
    sources: ['dst-terms'],
    reviewed: '2026-11-24',
  },
  {
    id: 'upreit',
    term: 'UPREIT (721 exchange)',
    forms: ['UPREIT', '721 exchange'],
    meaning:
      'An umbrella partnership REIT: property is contributed for partnership units, with tax generally deferred.',
    sources: ['irc-721'],
    reviewed: '2026-11-24',
  },
]
