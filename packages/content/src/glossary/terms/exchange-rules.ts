import { formatUsd } from '@dst/domain/calculator'
import { exchangeDates } from '@dst/domain/exchange-dates'
import { replacementCheck } from '@dst/domain/exchange-money'
import { longDate } from '@dst/domain/wording'
import { exampleLoan, exampleSale, exampleTax } from '../../answers/example-sale.ts'
import { figures } from '../../figures/figures.ts'
import type { GlossaryTerm } from '../glossary-term.ts'

const closing = { on: '2026-03-16' } as const
const days = exchangeDates({ closings: [closing.on], taxpayer: 'individual', extension: 'none' })

const kept = 100_000
const sold = {
  price: exampleSale.price,
  sellingCosts: exampleSale.sellingCosts,
  debtPaidOff: exampleLoan,
  adjustedBasis: exampleTax.adjustedBasis,
}
const { exchangeCash } = replacementCheck({ ...sold, cashSpent: 0, newDebt: 0 })
const cashKept = replacementCheck({ ...sold, cashSpent: exchangeCash - kept, newDebt: exampleLoan })
const smallerLoan = replacementCheck({ ...sold, cashSpent: exchangeCash, newDebt: exampleLoan - kept })

/** What an exchange is, and the rules on its days, its list and its money. */
export const exchangeRules: readonly GlossaryTerm[] = [
  {
    id: '1031-exchange',
    term: '1031 exchange',
    forms: ['1031 exchange', 'like-kind exchange'],
    meaning: 'A swap of real property held for business or investment for other such property, with the tax put off.',
    more: [
      'Section 1031 of the tax code lets an owner trade one property for another without paying tax on the gain at once. Most exchanges are not a direct swap. A qualified intermediary takes the sale money and buys the new property with it.',
      'The tax is deferred and not forgiven. The old basis (roughly, cost less depreciation) carries over, so the gain stays inside the new property. It comes up at a later sale without an exchange.',
    ],
    notToConfuse:
      'It is not a sale followed by a purchase. If the seller receives the money, even for a day, there is generally no exchange.',
    sources: ['irc-1031', 'reg-1031k'],
    reviewed: '2026-11-29',
  },
  {
    id: 'boot',
    term: 'Boot',
    forms: ['boot'],
    meaning:
      'Value received in an exchange that is not like-kind property, such as cash kept or debt not replaced. It is generally taxed first, up to the whole gain.',
    more: [
      'The law lets you swap real property for real property and taxes the rest. What you do not reinvest counts as gain until the whole gain is used up. Your own cost does not come back first, so even a small amount can be taxed in full.',
      'Cash and debt net in one direction. Fresh cash can take the place of an old loan. A larger new loan cannot take the place of cash that you keep.',
    ],
    example: `A couple sells for ${formatUsd(exampleSale.price)} with a gain of ${formatUsd(exampleTax.gain)}. They keep ${formatUsd(kept)} in cash and exchange the rest. All ${formatUsd(cashKept.taxedNow)} of it is taxed, and ${formatUsd(cashKept.deferred)} of gain is deferred.`,
    notToConfuse: 'Boot is the amount received, not the tax on it. And it never makes you pay on more than your gain.',
    sources: ['irc-1031', 'reg-1031d'],
    reviewed: '2026-11-29',
  },
  {
    id: 'constructive-receipt',
    term: 'Constructive receipt',
    forms: ['constructive receipt'],
    meaning: 'Having money at your disposal, so that the tax rules treat it as received although you did not take it.',
    more: [
      'In an exchange this is the trap behind most rules on the money. If you can call for it, pledge it or borrow against it, it may count as yours. Then the sale is taxed. That is why a qualified intermediary holds it, under an agreement that bars you from it until certain events.',
    ],
    notToConfuse:
      'Naming the property to buy and telling the intermediary to pay for it is not receipt. That is the purpose of the money.',
    sources: ['reg-1031k', 'reg-1031k-g6'],
    reviewed: '2026-11-29',
  },
  {
    id: 'deferred-exchange',
    term: 'Deferred exchange',
    forms: ['deferred exchange', 'delayed exchange'],
    meaning: 'An exchange under one agreement in which the old property goes first and the new one comes later.',
    more: [
      `This is the usual form today. First comes an agreement, before the sale closes. Property is named by day ${figures.identificationDays}, and bought by day ${figures.exchangeDays} or the due date of the return. Without such an agreement, a sale and a later purchase do not qualify, even inside those days.`,
    ],
    notToConfuse: 'In a reverse exchange the new property comes first. A deferred exchange does not cover that.',
    sources: ['irc-1031', 'reg-1031k'],
    reviewed: '2026-11-29',
  },
  {
    id: 'exchange-period',
    term: 'Exchange period',
    forms: ['exchange period'],
    meaning: `The time to close on the new property: ${figures.exchangeDays} days from the first sale, or until the tax return is due if that is earlier.`,
    more: [
      `The count starts on the day after the sale closes. Weekends and holidays do not move its end. The days to name property run inside it. Late in the year the due date of the return can come before day ${figures.exchangeDays}; an extension filed in time generally gives the full period.`,
    ],
    example: `A sale closes on ${longDate(closing.on)}. Property has to be named by ${longDate(days.identification)} and bought by ${longDate(days.end)}.`,
    sources: ['irc-1031', 'reg-1031k', 'return-due-dates'],
    reviewed: '2026-11-29',
  },
  {
    id: 'held-for-investment',
    term: 'Held for investment',
    forms: ['held for investment'],
    meaning: 'Owned in order to earn rent or gain value over time, not for one’s own use and not for a quick resale.',
    more: [
      'Both the old and the new property must be held for business or investment. No law names a number of years. What counts is the purpose, and a purchase that is meant to be resold at once may not pass. A main home does not qualify, and property kept mainly for sale does not either.',
    ],
    notToConfuse: `The “${figures.quotedMinimumHold} years” that people often quote are a rule of thumb, not the law.`,
    sources: ['irc-1031', 'holding-rulings'],
    reviewed: '2026-11-29',
  },
  {
    id: 'identification-period',
    term: 'Identification period',
    forms: ['identification period'],
    meaning: `The first ${figures.identificationDays} days after the sale, in which replacement property has to be named in writing.`,
    more: [
      `It ends at midnight of day ${figures.identificationDays}, on weekends and holidays too. Until then the list can be changed. After it nothing can be added. Property that you already bought within these days counts as named. Only the IRS can move the day, by its own notice after a disaster.`,
    ],
    notToConfuse: 'It is not extra time. These days are the first part of the exchange period.',
    sources: ['irc-1031', 'reg-1031k', 'rev-proc-2018-58'],
    reviewed: '2026-11-29',
  },
  {
    id: 'like-kind',
    term: 'Like kind',
    forms: ['like kind', 'like-kind'],
    meaning:
      'Of the same nature, whatever the quality. In the United States most real property held for business or investment is generally like kind to other such property.',
    more: [
      'A rental house, raw land, a warehouse and a share in a DST can be like kind to each other. The kind of building does not matter, nor whether it is new or old. Since 2018 only real property counts, so furniture or equipment generally does not.',
      'Property in the United States and property abroad are not like kind to each other.',
    ],
    notToConfuse: 'Shares of a REIT and interests in a partnership are not real property, whatever these own.',
    sources: ['irc-1031', 'reg-1031a'],
    reviewed: '2026-11-29',
  },
  {
    id: 'mortgage-boot',
    term: 'Mortgage boot',
    forms: ['mortgage boot', 'debt boot', 'debt relief'],
    meaning: 'Debt that a sale pays off and that neither a new loan nor fresh cash replaces.',
    more: [
      'Being freed of a loan counts like being paid. So the tax rules compare the debt before with the debt after. What is missing is taxed as boot, up to the gain, although no cash reached you. A part of a DST’s loan generally counts as your new debt, without your signature. More debt also means more risk of loss.',
    ],
    example: `A couple pays off a loan of ${formatUsd(exampleLoan)}. They spend all their exchange cash and take a new loan of ${formatUsd(exampleLoan - kept)}. The ${formatUsd(smallerLoan.debtShort)} that is missing is boot.`,
    notToConfuse: 'A new loan larger than the old one does not make up for cash that you take out.',
    sources: ['reg-1031d', 'dst-terms'],
    reviewed: '2026-11-29',
  },
]
