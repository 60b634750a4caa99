import { formatUsd } from '@dst/domain/calculator'
import { replacementCheck } from '@dst/domain/exchange-money'
import { exampleLoan, exampleSale, exampleTax } from '../../answers/example-sale.ts'
import type { GlossaryTerm } from '../glossary-term.ts'

const { adjustedBasis, amountRealized, depreciation, gain } = exampleTax
const sold = {
  price: exampleSale.price,
  sellingCosts: exampleSale.sellingCosts,
  debtPaidOff: exampleLoan,
  adjustedBasis,
}
const { exchangeCash } = replacementCheck({ ...sold, cashSpent: 0, newDebt: 0 })
const exchanged = replacementCheck({ ...sold, cashSpent: exchangeCash, newDebt: exampleLoan })

/** What an owner’s cost is for tax, and what death, marriage and forms of owning do to it. */
export const basisAndHeirs: readonly GlossaryTerm[] = [
  {
    id: 'basis',
    term: 'Basis',
    forms: ['adjusted basis', 'tax basis', 'cost basis', 'basis'],
    meaning:
      'Roughly, what you paid plus improvements, less depreciation. Gain is the sale price less selling costs and basis.',
    more: [
      'Basis is the part of the price that the tax rules treat as your own money coming back. The lower it is, the larger the gain. It starts with the price and the costs of the purchase. Improvements raise it, and depreciation lowers it each year. Property from an exchange, a gift or an estate has a basis of another origin.',
    ],
    example: `A duplex was bought for ${formatUsd(exampleSale.purchasePrice)}, and ${formatUsd(depreciation)} was written off. Its basis is ${formatUsd(adjustedBasis)}. A sale that brings ${formatUsd(amountRealized)} after costs has a gain of ${formatUsd(gain)}.`,
    notToConfuse: 'It is not your equity. A loan changes what you own outright and leaves the basis as it is.',
    sources: ['irc-1031', 'irc-168'],
    reviewed: '2026-11-29',
  },
  {
    id: 'carryover-basis',
    term: 'Carryover basis',
    forms: ['carryover basis', 'carried-over basis', 'substituted basis'],
    meaning: 'The old basis, which moves into the new property in an exchange and keeps the deferred gain alive.',
    more: [
      'The new property costs today’s price, but for tax it starts with the old, low number plus whatever you add. So there is less to write off than a cash buyer of the same property has, and more of the rent is taxed. Charts in brochures often show the cash buyer. Ask which one you see.',
    ],
    example: `A couple sells with a basis of ${formatUsd(adjustedBasis)} and a gain of ${formatUsd(gain)}. They buy for ${formatUsd(exchanged.newValue)} in a full exchange. Their new basis is ${formatUsd(exchanged.newBasis)} and not the price.`,
    notToConfuse: 'Heirs generally take the value at death instead. A gift in life carries the old basis over too.',
    sources: ['irc-1031', 'irc-168', 'irc-1014'],
    reviewed: '2026-11-29',
  },
  {
    id: 'community-property',
    term: 'Community property',
    forms: ['community property'],
    meaning:
      'In some states, much of what a couple acquires while married. When one spouse dies, the other’s half may also take market value as its new basis.',
    more: [
      'Elsewhere, when one spouse dies, generally only the share of that spouse gets a new basis. In community property both halves may. California and Texas are two of these states. Which property counts depends on the law of the state and on how the couple came to own it. Ask an estate attorney before you change a title.',
    ],
    notToConfuse: 'It is not simply any property that a couple owns together. The law of the state decides.',
    sources: ['irc-1014'],
    reviewed: '2026-11-29',
  },
  {
    id: 'step-up',
    term: 'Step-up in basis',
    forms: ['step-up in basis', 'stepped-up basis', 'step-up'],
    meaning:
      'Under current law, the reset of an inherited asset’s basis to market value at death. It can also go down.',
    more: [
      'Gain from the owner’s lifetime, deferred gain included, then drops out of income tax. Depreciation starts again from the new value. A share in a DST generally gets the same treatment as a building. A gift in life does not: whoever receives it keeps the giver’s basis. Laws may change, and estate tax is a separate question.',
    ],
    example: `An owner’s basis is ${formatUsd(adjustedBasis)}, and the property would bring ${formatUsd(amountRealized)}. A sale in life has a gain of ${formatUsd(gain)}. Heirs who sell for the value at death have none.`,
    notToConfuse: 'It has nothing to do with the limit of the estate tax. It applies below that limit too.',
    sources: ['irc-1014', 'rev-rul-2004-86'],
    reviewed: '2026-11-29',
  },
  {
    id: 'tic',
    term: 'Tenancy in common (TIC)',
    forms: ['tenancy in common', 'tenancies in common', 'tenants in common', 'TIC'],
    meaning: 'Co-ownership in which each owner holds a deed to an undivided part.',
    more: [
      'Each owner can sell or exchange that part alone. In programs that are sold to investors, big decisions need all owners: a sale, a lease, a loan, a new manager. One who says no, or cannot be found, can hold up the others. Lenders usually check each owner. That is one reason why DSTs are more common today.',
    ],
    notToConfuse: 'In a DST the trust holds the deed, and owners have no say.',
    sources: ['rev-proc-2002-22', 'dst-terms'],
    reviewed: '2026-11-29',
  },
]
