import type { Reviewed } from '../sources/index'

/** A term of the field in plain words. */
export interface GlossaryTerm extends Reviewed {
  readonly id: string
  readonly term: string
  readonly meaning: string
}

/** Terms of exchanges and DSTs in alphabetical order. */
export const glossary: readonly GlossaryTerm[] = [
  { id: 'accredited-investor', term: 'Accredited investor', meaning: 'A person or entity that meets a test of income, net worth, license or assets in SEC Rule 501(a) and may be offered private securities.', sources: ['rule-501'], reviewed: '2026-11-21' },
  { id: 'basis', term: 'Basis', meaning: 'Roughly, what you paid plus improvements, less depreciation. Gain is the sale price less selling costs and basis.', sources: ['irc-1031', 'irc-168'], reviewed: '2026-11-21' },
  { id: 'boot', term: 'Boot', meaning: 'Value received in an exchange that is not like-kind property, such as cash kept or debt not replaced. It is generally taxed first, up to the whole gain.', sources: ['irc-1031', 'reg-1031d'], reviewed: '2026-11-21' },
  { id: 'depreciation-recapture', term: 'Depreciation recapture', meaning: 'In daily speech, the tax on gain that comes from depreciation. For buildings the federal rate on it is at most 25%.', sources: ['irc-1h'], reviewed: '2026-11-21' },
  { id: 'dst', term: 'Delaware statutory trust (DST)', meaning: 'A trust under Delaware law that can own real estate for many investors.', sources: ['delaware-dst-act', 'rev-rul-2004-86'], reviewed: '2026-11-21' },
  { id: 'grantor-trust', term: 'Grantor trust', meaning: 'A trust that the tax rules look through, so that its owners report its income as their own.', sources: ['rev-rul-2004-86'], reviewed: '2026-11-21' },
  { id: 'like-kind', term: 'Like kind', meaning: 'Of the same nature, whatever the quality. In the United States most real property held for business or investment is generally like kind to other such property.', sources: ['irc-1031', 'reg-1031a'], reviewed: '2026-11-21' },
  { id: 'ltv', term: 'Loan-to-value (LTV)', meaning: 'The loan as a share of the property’s value. The higher it is, the larger the effect of a fall in value.', sources: ['dst-terms'], reviewed: '2026-11-21' },
  { id: 'master-lease', term: 'Master lease', meaning: 'A lease of the whole property to one company, which rents to the tenants.', sources: ['dst-terms'], reviewed: '2026-11-21' },
  { id: 'nnn', term: 'Triple-net lease (NNN)', meaning: 'A lease in which the tenant pays taxes, insurance and upkeep besides the rent.', sources: ['dst-terms'], reviewed: '2026-11-21' },
  { id: 'ppm', term: 'Private placement memorandum (PPM)', meaning: 'The document that sets out the terms, fees, risks and conflicts of a private offering.', sources: ['dst-terms', 'rule-506'], reviewed: '2026-11-21' },
  { id: 'qi', term: 'Qualified intermediary (QI)', meaning: 'The party that holds the sale money and completes the exchange, so that the seller never receives it.', sources: ['reg-1031k'], reviewed: '2026-11-21' },
  { id: 'reit', term: 'Real estate investment trust (REIT)', meaning: 'A company that owns real estate and pays out at least 90% of its taxable income. Its shares are not like kind to real property.', sources: ['irc-856'], reviewed: '2026-11-21' },
  { id: 'ria', term: 'Registered Investment Advisor (RIA)', meaning: 'A firm registered with the SEC or a state to give investment advice for pay. Registration does not imply skill.', sources: ['marketing-rule'], reviewed: '2026-11-21' },
  { id: 'sponsor', term: 'Sponsor', meaning: 'The firm that buys the property, forms the trust, sells the shares and usually manages it.', sources: ['dst-terms'], reviewed: '2026-11-21' },
  { id: 'step-up', term: 'Step-up in basis', meaning: 'Under current law, the reset of an inherited asset’s basis to market value at death. It can also go down.', sources: ['irc-1014'], reviewed: '2026-11-21' },
  { id: 'tic', term: 'Tenancy in common (TIC)', meaning: 'Co-ownership in which each owner holds a deed to an undivided part.', sources: ['rev-proc-2002-22'], reviewed: '2026-11-21' },
  { id: 'upreit', term: 'UPREIT (721 exchange)', meaning: 'An umbrella partnership REIT: property is contributed for partnership units, with tax generally deferred.', sources: ['irc-721'], reviewed: '2026-11-21' },
]
