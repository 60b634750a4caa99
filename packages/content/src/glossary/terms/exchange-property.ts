import { formatUsd } from '@dst/domain/calculator'
import { identificationCheck } from '@dst/domain/identification'
import { exampleSale } from '../../answers/example-sale.ts'
import { figures } from '../../figures/figures.ts'
import type { GlossaryTerm } from '../glossary-term.ts'

const list = identificationCheck({ salePrices: [exampleSale.price], candidates: [] })

/** The property of an exchange, how it is named, and forms of exchange besides the usual one. */
export const exchangeProperty: readonly GlossaryTerm[] = [
  {
    id: 'identification-rules',
    term: 'Identification rules',
    forms: ['identification rule', 'three-property rule'],
    meaning: `How much you may name: up to ${figures.identifiedProperties} properties of any value, or more if all together are worth no more than ${figures.identifiedValue} of what you sold.`,
    more: [
      `The value is the market value on the last day to name property, without regard to loans. A list that breaks both limits can still hold. Then you generally have to buy at least ${figures.boughtOfIdentified} of the value on it. What you bought within the identification period counts in any case. A DST with several buildings may count as several properties.`,
    ],
    example: `After a sale for ${formatUsd(exampleSale.price)} you may name ${figures.identifiedProperties} properties, whatever they are worth. With more of them, the whole list may be worth up to ${formatUsd(list.limit)}.`,
    notToConfuse: 'The limit is measured on the price of what you sold, not on your equity in it.',
    sources: ['reg-1031k'],
    reviewed: '2026-11-29',
  },
  {
    id: 'identification-letter',
    term: 'Identification letter',
    forms: ['identification letter', 'identification notice'],
    meaning:
      'The signed paper that names your replacement property and that your intermediary must have by the last day to name it.',
    more: [
      'It has to be clear enough that anybody can tell which property is meant: an address, a legal description or a name that fits only one. For a DST it generally names the trust or its property, and the share or dollar amount. You can take it back and send a new one until the period ends.',
    ],
    notToConfuse: 'It is not an offer to buy. It binds neither you nor the owner of what you name.',
    sources: ['reg-1031k'],
    reviewed: '2026-11-29',
  },
  {
    id: 'relinquished-property',
    term: 'Relinquished property',
    forms: ['relinquished property', 'relinquished properties'],
    meaning: 'The property that you give up in an exchange: the one you sell.',
    sources: ['reg-1031k'],
    reviewed: '2026-11-29',
  },
  {
    id: 'replacement-property',
    term: 'Replacement property',
    forms: ['replacement property', 'replacement properties'],
    meaning: 'The property that you get in an exchange: the one bought with the sale money.',
    more: [
      'To defer all of the tax, it generally has to cost at least as much as what you sold, after selling costs. All the cash has to go into it, and the old debt has to be replaced with new debt or fresh cash. It can be several properties, or a share of one, such as an interest in a DST.',
    ],
    notToConfuse:
      'It need not be of the same type. A rental house can be replaced by land or by a share of an apartment building.',
    sources: ['irc-1031', 'reg-1031k', 'reg-1031d', 'rev-rul-2004-86'],
    reviewed: '2026-11-29',
  },
  {
    id: 'reverse-exchange',
    term: 'Reverse exchange',
    forms: ['reverse exchange'],
    meaning: 'An exchange in which the new property is bought before the old one is sold.',
    more: [
      `You may not own both at once for this purpose, so another party takes title to one of them. IRS guidance says when it will not challenge this. The old property generally has to be named within ${figures.identificationDays} days, and all has to be over within ${figures.exchangeDays} days. It usually costs more than a plain exchange, and the purchase has to be paid for before the sale brings money.`,
    ],
    notToConfuse: 'In a deferred exchange, which is the usual form, the sale comes first.',
    sources: ['rev-proc-2000-37'],
    reviewed: '2026-11-29',
  },
  {
    id: 'titleholder',
    term: 'Exchange accommodation titleholder',
    forms: ['exchange accommodation titleholder', 'titleholder'],
    meaning:
      'In a reverse exchange, usually a firm set up for the purpose, which holds title to one of the two properties in the meantime.',
    sources: ['rev-proc-2000-37'],
    reviewed: '2026-11-29',
  },
]
