import { failedExchangeByYear, moneyDueOn, type DollarsByYear } from '@dst/domain/boot-years'
import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { exchangeDates } from '@dst/domain/exchange-dates'
import { estimateTax, latestTaxYear } from '@dst/domain/tax-estimate'
import { listed, longDate, shortDate } from '@dst/domain/wording'
import { figures } from '../../figures/figures.ts'
import type { AnswerPage } from '../answer-page.ts'
import { exampleLoan, exampleSale, exampleTaxFacts } from '../example-sale.ts'

const saleYear = latestTaxYear
const nextYear = saleYear + 1
const closing = { on: `${latestTaxYear}-11-20` } as const
const closings = [
  { on: `${latestTaxYear}-06-15` },
  { on: `${latestTaxYear}-08-20` },
  { on: `${latestTaxYear}-11-20` },
] as const

const sale = estimateTax({ ...exampleSale, sold: closing.on.slice(0, 7) })
const cash = exampleSale.price - exampleSale.sellingCosts - exampleLoan
const failed = failedExchangeByYear({
  saleYear,
  price: exampleSale.price,
  sellingCosts: exampleSale.sellingCosts,
  adjustedBasis: sale.adjustedBasis,
  debtPaidOff: exampleLoan,
  payments: [{ year: nextYear, amount: cash }],
})
const readings = [failed]
  .filter((each) => each.computed)
  .flatMap(({ lines, loanAsPayment }) => [
    { heading: 'Over two years, reading A', byYear: lines.byYear },
    { heading: 'Over two years, reading B', byYear: { ...loanAsPayment?.byYear } },
  ])

/** The part of the loan that the basis and the costs do not cover, and the part of the price that is gain. */
const loanAbove = exampleLoan - sale.adjustedBasis - exampleSale.sellingCosts
const gainShare = Math.round((sale.gain / exampleSale.price) * 1000) / 1000

/** The federal tax on a part of the gain, so much of it from depreciation. */
function taxOn(gain: number, fromDepreciation: number): number {
  return estimateTax({
    ...exampleSale,
    price: gain,
    sellingCosts: 0,
    purchasePrice: fromDepreciation,
    depreciation: fromDepreciation,
  }).total
}

/** Gain and tax of both years; gain from depreciation counts first. */
function reported({ heading, byYear }: { heading: string; byYear: DollarsByYear }) {
  const gainOf = (year: number) => Number(byYear[year])
  const first = Math.min(gainOf(saleYear), sale.unrecapturedGain)
  const second = Math.min(gainOf(nextYear), sale.unrecapturedGain - first)
  const gains = [gainOf(saleYear), gainOf(nextYear)]
  const taxes = [taxOn(gainOf(saleYear), first), taxOn(gainOf(nextYear), second)]
  return { heading, gains, taxes, total: taxes.reduce((sum, tax) => sum + tax, 0) }
}

const atOnce = reported({ heading: 'All in the year of the sale', byYear: { [saleYear]: sale.gain, [nextYear]: 0 } })
const spread = readings.map(reported)

const due = (on: string, anythingNamed: boolean) => {
  const { end } = exchangeDates({ closings: [on], taxpayer: 'individual', extension: 'none' })
  return shortDate(moneyDueOn({ closing: on, exchangeEnd: end, anythingNamed }).countsOn)
}

/** What an exchange that fails costs, and in which year. */
export const yearEnd: AnswerPage = {
  slug: 'year-end',
  question: 'What if the exchange fails, or runs into the next year?',
  title: 'If the exchange fails or crosses New Year',
  answer: [
    'If it fails, the sale is taxed, and when the money comes back in the next year, much of the tax may fall into that year.',
    'Do not file the return for the year of the sale too early.',
  ],
  searchWords: [
    'exchange fell through',
    'could not find a property in time',
    'missed the deadline',
    'sold in December buy in spring',
    'straddle two tax years',
    'get my money back from the accommodator',
    'when do I report it',
    'failed 1031',
    'installment treatment',
    'nothing found',
    'did not work out',
    'when is it taxed',
    'deal died on me',
    'fell apart',
    'collapsed',
    'ran out the clock',
    'all returned to me in January',
    'straddles New Year',
    'which return does it go on',
    'filed too early',
    'push the income to next year',
    'shopping past April',
    'when do they release it if I quit',
    'bought nothing, which April do I pay',
  ],
  tool: { label: 'See the days and the money of your own sale', to: '/exchange' },
  why: [
    {
      id: 'if-it-fails',
      heading: 'If nothing is bought in time',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The sale is then generally taxed as if there had been no exchange. The intermediary keeps its fee. If you bought for a part of the money, the rest is boot. Boot means value that is not like-kind property, and it is taxed first, up to your whole gain.',
        },
        {
          kind: 'paragraph',
          text: `The money does not come back on the day on which you give up. If you named nothing, it generally comes back after day ${figures.identificationDays}. If you named something, it comes back once you have bought all of it, or when the exchange period is over.`,
        },
      ],
      sources: ['irc-1031', 'reg-1031d', 'reg-1031k-g6'],
      reviewed: '2026-11-29',
    },
    {
      id: 'which-year',
      heading: 'In which year the money counts',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Money generally counts on the day it was paid, or on the day from which you could ask for it, if that is earlier. So asking late does not move it into the next year. What you have named does make a difference, as the table shows.',
        },
        {
          kind: 'table',
          caption: 'First day for the money, if nothing is bought and no extension is filed',
          columns: ['Sale closes', 'Nothing named', 'Something named'],
          rows: closings.map(({ on }) => ({ heading: shortDate(on), cells: [due(on, false), due(on, true)] })),
        },
      ],
      sources: ['reg-1031k-g6', 'irc-453'],
      reviewed: '2026-11-29',
    },
    {
      id: 'intent-and-choice',
      heading: 'One condition, and one choice',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The later year is open only to those who truly meant to exchange. On the day of the sale it must have been reasonable to believe that a replacement would be bought in time. In a case of 2001 the seller did buy in the next year, but the IRS said that it was not like-kind property. The Tax Court let him wait with the tax. He had truly meant to exchange, and the money was in a proper escrow. Keep letters and offers that show your search.',
        },
        {
          kind: 'paragraph',
          text: 'You may also choose to pay for the year of the sale. That choice is due with the return for that year, extensions included. It can be taken back only if the IRS agrees.',
        },
      ],
      sources: ['smalley', 'irc-453d'],
      reviewed: '2026-11-29',
    },
    {
      id: 'the-return',
      heading: 'Wait with the return',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            'The exchange belongs on the return for the year of the sale, on Form 8824, even if you bought in the next year.',
            'Intermediaries usually treat the exchange as over once that return is filed. So ask your CPA for an extension, and file when the exchange has ended.',
            'An extension to file is no extension to pay. Ask what to pay on the first due date in case the exchange fails.',
            'If the money comes back in the next year, a form for installment sales (Form 6252) usually goes with the returns of both years.',
          ],
        },
      ],
      sources: ['form-8824', 'return-due-dates', 'irc-453'],
      reviewed: '2026-11-29',
    },
  ],
  example: {
    heading: 'A sale in November that ends without a purchase',
    assumptions: [
      `The couple of our examples sells its duplex on ${longDate(closing.on)} for ${formatUsd(exampleSale.price)}. Costs of ${formatUsd(exampleSale.sellingCosts)} and the loan of ${formatUsd(exampleLoan)} are paid from the price. The gain is ${formatUsd(sale.gain)}, of which ${formatUsd(sale.unrecapturedGain)} comes from depreciation.`,
      `They meant to exchange, bought nothing, and get ${formatUsd(cash)} back in ${nextYear}.`,
      `${exampleTaxFacts} We take the same income and the same tax brackets for both years.`,
      'Gain from depreciation counts before the rest. Interest and the intermediary’s fee are left out.',
    ],
    table: {
      kind: 'table',
      caption: 'Gain and federal tax by year',
      columns: ['Reported', `Gain ${saleYear}`, `Gain ${nextYear}`, `Tax ${saleYear}`, `Tax ${nextYear}`],
      rows: [atOnce, ...spread].map(({ heading, gains, taxes }) => ({
        heading,
        cells: [...gains, ...taxes].map((amount) => formatUsd(amount)),
      })),
    },
    reading: [
      `Most of the tax comes a year later. In all it falls from ${formatUsd(atOnce.total)} to ${listed(
        spread.map(({ total }) => formatUsd(total)),
        'or',
      )}, because more of the gain stays below the thresholds of each year.`,
      `The rules do not say plainly how a loan counts that the sale paid off. So we show both readings. In reading A, ${saleYear} takes ${formatUsd(exampleSale.sellingCosts)} of selling costs and ${formatUsd(loanAbove)} of the loan. That is the part of the loan above the remaining cost and the selling costs together. All of each payment is gain.`,
      `In reading B, the selling costs and the whole loan count as paid in ${saleYear}, and ${percentOf(gainShare)} of each payment is gain. Either way, some gain is generally taxed in the year of the sale, though none of that money reached the couple.`,
    ],
    sources: ['irc-453', 'reg-453-12', 'irc-1h', 'irc-1411'],
    reviewed: '2026-11-29',
  },
  limit: {
    id: 'limit',
    heading: 'When the later year does not help',
    blocks: [
      {
        kind: 'paragraph',
        text: 'A failed exchange is not a way to save tax. The later year helps with the date and, at times, with the bracket. It can also hurt: if your income is higher next year, or if rates rise, paying for the year of the sale may be better. So it may be if you have losses to use in that year. Gain from equipment that was written off fast is generally taxed at once. States may count differently, and a very large sale may owe interest. If the intermediary itself fails, other rules apply, and they bring back no money. Ask your CPA before you choose.',
      },
    ],
    sources: ['irc-453', 'irc-453d', 'rev-proc-2010-14'],
    reviewed: '2026-11-29',
  },
  ask: {
    cpa: [
      'If the exchange fails, in which year is each part taxed, and how do you count the loan that was paid off?',
      'Should I choose the year of the sale instead, and until when can I decide?',
    ],
    intermediary: [
      'On which day can I first have the money if I name nothing, and on which day if I name something and do not buy it?',
    ],
  },
  next: ['deadlines', 'sale-closed', 'tax-on-sale', 'money-locked'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-29', what: 'First version' }] },
}
