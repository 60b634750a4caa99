import { failedExchangeByYear } from '@dst/domain/boot-years'
import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { deferredInterestThreshold } from '@dst/domain/parameters'
import { estimateTax, latestTaxYear } from '@dst/domain/tax-estimate'
import { figures } from '../../figures/figures.ts'
import type { AnswerPage } from '../answer-page.ts'
import { exampleSale, exampleTax, exampleTaxFacts } from '../example-sale.ts'

const saleYear = latestTaxYear
const part = 200_000
const years = Array.from({ length: exampleSale.price / part }, (_, index) => saleYear + index)
const { price, sellingCosts } = exampleSale
const { gain, unrecapturedGain, adjustedBasis } = exampleTax

/** Form 6252 for a sale that is paid in equal parts; the first of them also pays the selling costs. */
const sale = failedExchangeByYear({
  saleYear,
  price,
  sellingCosts,
  adjustedBasis,
  payments: years.map((year) => ({ year, amount: year === saleYear ? part - sellingCosts : part })),
})
const gains = [sale]
  .filter((each) => each.computed)
  .flatMap(({ lines }) => years.map((year) => Number(lines.byYear[year])))
const gainShare = Math.round((gain / price) * 1000) / 1000

/** Gain and tax of each year in whole dollars, so that the column adds up; gain from depreciation counts first. */
const spread = gains.map((amount, index) => {
  const before = gains.slice(0, index).reduce((sum, each) => sum + each, 0)
  const fromDepreciation = Math.min(amount, Math.max(0, unrecapturedGain - before))
  const { total } = estimateTax({
    ...exampleSale,
    price: amount,
    sellingCosts: 0,
    purchasePrice: fromDepreciation,
    depreciation: fromDepreciation,
  })
  return { year: Number(years[index]), gain: amount, tax: Math.round(total) }
})
const taxInAll = spread.reduce((sum, { tax }) => sum + tax, 0)
const taxAtOnce = Math.round(exampleTax.total)

const rows = [
  ...spread.map(({ year, ...amounts }) => ({ heading: String(year), paid: part, ...amounts })),
  { heading: 'All years', paid: price, gain, tax: taxInAll },
  { heading: `All paid in ${saleYear}`, paid: price, gain, tax: taxAtOnce },
]

/** Selling for a note that the buyer pays over years. */
export const installmentSale: AnswerPage = {
  slug: 'installment-sale',
  question: 'Can I spread the tax by carrying a note?',
  answer: [
    'Yes: in an installment sale the gain is generally taxed as the buyer pays the price.',
    'But tax on fast write-offs is generally due for the year of the sale, and the buyer may stop paying.',
  ],
  searchWords: [
    'owner financing',
    'seller financing taxes',
    'be the bank',
    'carry back a mortgage',
    'contract for deed',
    'land contract',
    'monthly payments from the buyer',
    'sell to my tenant over time',
    'defer capital gains without a 1031',
    'Form 6252',
    'balloon payment',
    'take a down payment and a promissory note',
    'wrap mortgage',
    'section 453',
  ],
  tool: { label: 'Compare paying the tax with an exchange, in your own figures', to: '/exchange/compare' },
  why: [
    {
      id: 'how-it-is-taxed',
      heading: 'How each payment is taxed',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You carry a note when the buyer pays a part of the price at the closing and signs a promise to pay the rest later, with interest. The law calls it an installment sale when at least one payment comes after the year of the sale. No intermediary and no count of days is needed.',
        },
        {
          kind: 'paragraph',
          text: 'The same share of each payment is gain: roughly your profit divided by the price. The rest is your own cost coming back. Interest is taxed on top, as income. If the contract sets too little interest, a part of the price may count as interest.',
        },
        {
          kind: 'paragraph',
          text: 'The method applies by itself. If you would rather pay for the year of the sale, you choose that by the due date of its return, extensions included. It can be undone only if the IRS agrees.',
        },
      ],
      sources: ['irc-453-installment', 'irc-453d', 'irc-483'],
      reviewed: '2026-11-30',
    },
    {
      id: 'first-year',
      heading: 'What the first year takes',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            'Recapture: gain from parts written off faster than the building, such as equipment, is generally taxed in the year of the sale, whatever has been paid by then.',
            `Gain from straight-line depreciation (the same amount each year), as on a building, is spread with the rest. But it counts first, at up to ${figures.recaptureRate}, so the early payments carry the higher rate.`,
            'A loan of yours that the sale pays off generally uses up the cash from the closing. Gain can be taxed for that year although little cash reached you.',
          ],
        },
      ],
      sources: ['irc-453-rest', 'reg-453-12', 'irc-1h', 'irc-453-installment'],
      reviewed: '2026-11-30',
    },
    {
      id: 'what-ends-it',
      heading: 'What ends the deferral early',
      blocks: [
        {
          kind: 'definitions',
          items: [
            {
              term: 'You sell, give away or cancel the note',
              meaning:
                'The gain that is left generally becomes taxable. A transfer to your spouse is usually no such case.',
            },
            {
              term: 'You borrow against the note',
              meaning: 'For notes from all but small sales, the loan generally counts as a payment from the buyer.',
            },
            {
              term: 'The note is as good as cash',
              meaning:
                'A note that you can call at any time, or that trades like a bond, generally counts as paid at once.',
            },
            {
              term: 'A relative buys and soon sells on',
              meaning: 'What the relative receives can count as paid to you.',
            },
            {
              term: 'A company that you control buys a building',
              meaning:
                'All payments generally count in the year of the sale, unless the IRS is satisfied that saving tax was not a main purpose.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: `Add up the notes that you took during a year and still hold at its end. Above ${formatUsd(deferredInterestThreshold)}, interest on the deferred tax is generally due as well.`,
        },
      ],
      sources: ['irc-453b', 'irc-453-rest', 'irc-453-installment'],
      reviewed: '2026-11-30',
    },
    {
      id: 'if-the-buyer-stops',
      heading: 'If the buyer stops paying, or you die',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A note is worth what secures it. You may take the property back for the debt. In general the money that you received so far, less the gain that you have reported, is then gain, up to a limit. You have the building again, in whatever state it is by then, and the costs of getting it.',
        },
        {
          kind: 'paragraph',
          text: 'Heirs generally do not take a note at a new basis. (Basis is roughly cost less depreciation.) They are taxed on each payment, as you would have been. Property that you keep until death is generally treated better.',
          link: { label: 'What heirs get.', to: '/answers/step-up-heirs' },
        },
      ],
      sources: ['irc-1038', 'reg-691a-5', 'irc-1014'],
      reviewed: '2026-11-30',
    },
  ],
  example: {
    heading: 'One duplex, five payments',
    assumptions: [
      `The couple of our examples sells its duplex for ${formatUsd(price)}, with ${formatUsd(sellingCosts)} of selling costs. Here there is no loan to pay off. The gain is ${formatUsd(gain)}, of which ${formatUsd(unrecapturedGain)} comes from straight-line depreciation.`,
      `The buyer pays ${formatUsd(part)} at the closing, from which the costs are paid, and ${formatUsd(part)} of the price in each of the next years.`,
      `${exampleTaxFacts} We take the same income and the same tax brackets for all years.`,
      'Interest on the note, and the tax on it, are left out. There are no fast write-offs.',
    ],
    table: {
      kind: 'table',
      caption: 'Gain and federal tax by year',
      columns: ['Year', 'Price paid', 'Gain', 'Federal tax'],
      rows: rows.map(({ heading, paid, gain: taxed, tax }) => ({
        heading,
        cells: [paid, taxed, tax].map((amount) => formatUsd(amount)),
      })),
    },
    reading: [
      `Of each payment, ${percentOf(gainShare)} is gain. In all, the couple pays ${formatUsd(taxAtOnce - taxInAll)} less than if the whole price came at once, because less of the gain passes the thresholds for higher rates.`,
      `For that they wait for ${formatUsd(price - part)} of their money, and the interest has to pay them for the wait and the risk. Rates may also change before the last payment.`,
    ],
    sources: ['irc-453-installment', 'reg-453-12', 'irc-1h', 'irc-1411'],
    reviewed: '2026-11-30',
  },
  limit: {
    id: 'limit',
    heading: 'When a note is the wrong tool',
    blocks: [
      {
        kind: 'paragraph',
        text: 'A note puts much of your wealth on one buyer and one building. It has to be agreed before the sale; once the cash is yours, or could be, it is too late. Whoever sells real estate as a business generally cannot use the method, and states may count differently. If the buyer will live there, federal and state lending rules may apply. If a loan would stay on the building, ask its lender first. An exchange can put off the whole gain, but leaves you with property. If your gain is small, you have losses to use, or your income will rise, taking the price and paying the tax at once may be better. An attorney should draft the note and record the mortgage.',
      },
    ],
    sources: ['irc-453-installment', 'dobrich-1997', 'seller-financing-rule'],
    reviewed: '2026-11-30',
  },
  ofOwnCase: true,
  ask: {
    cpa: [
      'How much of my gain would be taxed in the year of the sale whatever the buyer pays, and do I have any fast write-offs?',
      'Which share of each payment is gain, and what does the loan that I pay off do to the first year?',
      'What would the note leave me after tax, compared with taking the whole price at once?',
    ],
    adviser: ['What interest would repay me for the risk of this one buyer, and what else could that money do?'],
  },
  next: ['deferred-sales-trust', 'tax-on-sale', 'sell-or-exchange', 'step-up-heirs'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-30', what: 'First version' }] },
}
