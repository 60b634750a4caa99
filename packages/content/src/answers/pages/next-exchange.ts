import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { exchangeDates } from '@dst/domain/exchange-dates'
import { replacementCheck } from '@dst/domain/exchange-money'
import { laterSale } from '@dst/domain/later-sale'
import { comparedCosts } from '@dst/domain/parameters'
import { estimateTax } from '@dst/domain/tax-estimate'
import { longDate, spellNumber } from '@dst/domain/wording'
import { figures } from '../../figures/figures.ts'
import type { AnswerPage } from '../answer-page.ts'
import {
  coupleResult,
  exampleEquity,
  exampleFigures,
  exampleOffering,
  exampleOfferingSold,
  exampleReplacement,
  exampleYears,
} from '../example-offering.ts'
import { exampleLoan, exampleSale, exampleTax, exampleTaxFacts } from '../example-sale.ts'

const writtenOff = 80_000
const kept = 100_000
const paid = exampleReplacement.toReplace.value
const carriedBasis = paid - exampleReplacement.gain

const [, flatSale] = exampleFigures().cases
const share = exampleEquity / exampleOffering.equity
const price = flatSale.price * share
const { exitCosts, back } = coupleResult(flatSale)

const later = laterSale({
  basisReceived: carriedBasis,
  depreciationSince: writtenOff,
  oldDepreciation: exampleTax.depreciation,
  price,
  sellingCosts: exitCosts,
})
// What was written off before the exchange is part of the depreciation, so that only the rest is other gain put off.
const tax = estimateTax({
  ...exampleSale,
  price,
  sellingCosts: exitCosts,
  purchasePrice: paid,
  placedInService: exampleSale.sold,
  sold: exampleOfferingSold.slice(0, 'yyyy-mm'.length),
  depreciation: later.unrecaptured,
  priorDeferredGain: exampleReplacement.gain - later.ofWhichOld,
})
const dates = exchangeDates({ closings: [exampleOfferingSold], taxpayer: 'individual', extension: 'none' })

const rows = [
  { heading: 'Takes all the cash', spent: 0, debt: 0 },
  { heading: `Exchanges again, with a loan of ${formatUsd(exampleLoan)}`, spent: back, debt: exampleLoan },
  {
    heading: `Exchanges again, with the same loan, and keeps ${formatUsd(kept)}`,
    spent: back - kept,
    debt: exampleLoan,
  },
  { heading: 'Exchanges again, without a loan', spent: back, debt: 0 },
].map(({ heading, spent, debt }) => ({
  heading,
  cashKept: back - spent,
  check: replacementCheck({
    price,
    sellingCosts: exitCosts,
    debtPaidOff: exampleLoan,
    adjustedBasis: later.adjustedBasis,
    cashSpent: spent,
    newDebt: debt,
  }),
}))

/** What an owner can do when the DST is sold. */
export const nextExchange: AnswerPage = {
  slug: 'next-exchange',
  question: 'My DST was sold: can I exchange again?',
  answer: [
    `Generally yes: the sale starts new periods of ${figures.identificationDays} and ${figures.exchangeDays} days, and an intermediary has to be in place before it closes.`,
    'Otherwise the gain that you put off is generally taxed.',
  ],
  searchWords: [
    'DST went full cycle',
    'roll over into another DST',
    'second exchange',
    'swap till you drop',
    'my trust is liquidating',
    'sponsor is selling the building',
    'exchange out of a DST',
    'serial exchanges',
    'sale notice from my sponsor',
    'DST payout taxes',
    'sponsor sold the property',
    'trust sells its building',
    'another exchange',
    'winding up',
    'cash or roll',
    'repeat it all over again',
    'put it in another one',
    'round two',
    'second time around',
    'sold it out from under me',
    'how many times',
    'cashing us out',
    'letter says they are selling',
    'do I owe the old tax now',
    'final check is coming',
    'trust ended',
    'my DST is selling, can I do another',
    'they are selling my DST',
    'selling out, then exchange once more',
  ],
  tool: { label: 'Count the days of the new sale', to: '/exchange' },
  why: [
    {
      id: 'same-rules',
      heading: 'The same rules as the first time',
      blocks: [
        {
          kind: 'paragraph',
          text: 'For tax you generally own a part of the real estate, so its sale counts as a sale by you. You may generally exchange your part even if the others take cash, and you may do so more than once. What you buy can be another DST (Delaware statutory trust), a building of your own, or both.',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'Before the sale closes, you sign with a qualified intermediary. Money that reaches your account first generally ends the exchange.',
            `Within ${figures.identificationDays} days of that closing, you name in writing what you may buy.`,
            `Within ${figures.exchangeDays} days you buy it. The due date of your tax return can end the time earlier, unless you extend.`,
          ],
        },
        {
          kind: 'notice',
          tone: 'caution',
          text: 'You do not choose the day, and you may hear of it late. Ask the sponsor early how it will tell you of a sale. Then answer at once that you want to exchange.',
        },
      ],
      sources: ['irc-1031', 'reg-1031k', 'rev-rul-2004-86', 'return-due-dates'],
      reviewed: '2026-11-29',
    },
    {
      id: 'what-you-carry',
      heading: 'What you carry with you',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Your first exchange did not end the tax. It moved the old gain into the DST. Your basis (roughly, cost less depreciation) is largely that of the property you once sold. It has shrunk since. So there can be a large gain even if the DST was sold at a loss.',
        },
        {
          kind: 'paragraph',
          text: 'Your part of the trust’s loan counts as well. It is paid off when the building is sold. To put off everything, you have to replace it with a new loan, with a share of another trust’s loan, or with fresh cash.',
        },
      ],
      sources: ['irc-1031', 'reg-1031d', 'irc-1h'],
      reviewed: '2026-11-29',
    },
  ],
  example: {
    heading: `The couple’s DST is sold after ${spellNumber(exampleYears)} years`,
    assumptions: [
      `In June ${exampleSale.taxYear} the couple exchanged a duplex and put off ${formatUsd(exampleReplacement.gain)} of gain. They put ${formatUsd(exampleEquity)} into a DST. With ${formatUsd(exampleLoan)} of its loan, that is taken to count as ${formatUsd(paid)}, up-front costs and reserves included. Ask a CPA which of them count.`,
      `On ${longDate(exampleOfferingSold)} the trust sells for what the property had cost. The couple’s part of the price is ${formatUsd(price)}, with ${formatUsd(exitCosts)} of selling costs (assumed at ${percentOf(comparedCosts.exit)}). After the loan, ${formatUsd(back)} is left.`,
      `Since the exchange they have written off ${formatUsd(writtenOff)}, which is an example input. ${exampleTaxFacts}`,
      `The tax is that of ${exampleSale.taxYear}, as nobody knows the rates of later years. Costs of the new purchase are left out.`,
    ],
    table: {
      kind: 'table',
      caption: 'Gain that is taxed and gain that is put off again',
      columns: ['What the couple does', 'Cash kept, before tax', 'Gain taxed now', 'Gain put off'],
      rows: rows.map(({ heading, cashKept, check }) => ({
        heading,
        cells: [formatUsd(cashKept), formatUsd(check.taxedNow), formatUsd(check.deferred)],
      })),
    },
    reading: [
      `Apart from the payments along the way, the couple gets back ${formatUsd(exampleEquity - back)} less than they put in. They still have a gain of ${formatUsd(later.gain)}, because the gain of the duplex is in it.`,
      `If they take the cash, federal tax may come to ${formatUsd(tax.total)}. That is ${percentOf(tax.total / back)} of what they get.`,
      `If they exchange, they have to name property by ${longDate(dates.identification)} and to buy by ${longDate(dates.end)}.`,
    ],
    sources: ['irc-1031', 'reg-1031d', 'irc-1h', 'irc-1411'],
    reviewed: '2026-11-29',
  },
  limit: {
    id: 'limit',
    heading: 'When to stop exchanging',
    blocks: [
      {
        kind: 'paragraph',
        text: `Each new DST takes its up-front costs again, often ${figures.upFrontCosts} of the money put in. Over several rounds these costs can come near the tax that you put off. Paying the tax is often better if your income is low in that year, or if you have losses to set against the gain. It is also better if you need the cash.`,
      },
      {
        kind: 'paragraph',
        text: `Some owners exchange on until they die, as heirs generally take property at its value on that day. That can work, but it ties up your money for as long. And if the DST took you into units of a partnership, or turned into an LLC, a new exchange may not be open to you.`,
      },
    ],
    sources: ['dst-terms', 'dst-risks', 'irc-1014', 'irc-721'],
    reviewed: '2026-11-29',
  },
  ofOwnCase: true,
  ask: {
    sponsor: [
      'How many weeks before a sale do you tell us, and how late can I tell you that I want to exchange?',
      'What will be my part of the price, of the costs and of the loan that is paid off?',
    ],
    intermediary: ['How do you take part when a trust with many owners sells, and what do you need from me by when?'],
    cpa: ['What is my basis in this DST today, and what would I owe if I took the cash this year?'],
  },
  next: ['deadlines', 'sell-or-exchange', 'replace-debt', 'form-8824'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-29', what: 'First version' }] },
}
