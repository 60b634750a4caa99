import { formatUsd } from '@dst/domain/calculator'
import { compareWays, defaultAssumptions, verdict, type Verdict } from '@dst/domain/comparison'
import { capitalLossLimit } from '@dst/domain/parameters'
import { estimateTax, type TaxEstimateInputs } from '@dst/domain/tax-estimate'
import { figures } from '../../figures/figures.ts'
import type { AnswerPage } from '../answer-page.ts'
import { comparedExample, comparedFacts, comparedFor } from '../compared-example.ts'
import { exampleFacts, exampleSale, exampleTaxFacts } from '../example-sale.ts'

const carriedLosses = 200_000
const laterPrice = 800_000
const manyYears = 15

/** What the first rule of the comparison that holds says, to follow a colon. */
const words = {
  loss: 'there is no gain to put off',
  'load-above-tax': 'the up-front costs of the DST are above the tax',
  'low-rate': 'the tax takes a small share of the gain now, and may take more later',
  'losses-set-free': 'losses that a sale sets free cut much of the tax',
  'cash-needed': 'the cash is needed for other things',
  'behind-like-for-like': 'the DST costs more than the deferral brings',
  'tax-above-cash': 'the sale does not bring the cash to pay the tax',
  'high-loan': 'few DSTs carry a loan that high',
  'ways-left': 'a DST may not be open to this owner',
  'worth-its-cost': 'the deferral brings more than the DST costs',
  'depends-on-state-tax': 'it depends on the state',
} satisfies Record<Verdict['name'], string>

const cases = [
  { heading: 'The couple', change: {}, years: defaultAssumptions.years },
  {
    heading: `With ${formatUsd(carriedLosses)} of losses carried over`,
    change: { capitalLossCarryover: carriedLosses },
    years: defaultAssumptions.years,
  },
  {
    heading: `Bought in 2022 for ${formatUsd(laterPrice)}`,
    change: { purchasePrice: laterPrice, placedInService: exampleSale.placedInService.replace('2009', '2022') },
    years: defaultAssumptions.years,
  },
  { heading: `Sold after ${manyYears} years, not ${comparedFor}`, change: {}, years: manyYears },
].map(({ heading, change, years }) => {
  const inputs: TaxEstimateInputs = { ...exampleSale, ...change }
  const { adjustedBasis, total: tax } = estimateTax(inputs)
  const sale = { ...comparedExample, adjustedBasis, tax }
  const sold = { ...defaultAssumptions, years }
  return {
    heading,
    tax,
    sold: compareWays(sale, sold).ways,
    heirs: compareWays(sale, { ...sold, ending: 'heirs' }).ways,
    says: words[verdict(sale, sold).name],
  }
})

/** How far one way is ahead of another, or behind it. */
function against(amount: number): string {
  return `${formatUsd(Math.abs(amount))} ${amount < 0 ? 'behind' : 'ahead'}`
}

/** When paying the tax is the better choice, and when an exchange is. */
export const sellOrExchange: AnswerPage = {
  slug: 'sell-or-exchange',
  question: 'Should I pay the tax or exchange?',
  answer: [
    'Paying can be the better choice when the gain is small, your bracket is low, losses are carried over or you need the cash.',
    'An exchange puts the tax off, at the price of fees, smaller write-offs and less freedom.',
  ],
  searchWords: [
    'is a 1031 worth it',
    'just sell and be done',
    'cash out my rental',
    'bite the bullet',
    'take the money and run',
    'pros and cons of exchanging',
    'skip the exchange',
    'pay capital gains or defer',
    'alternatives to 1031',
    'sell outright',
    'done with tenants',
    'sell or keep',
    'eat the taxes',
    'fed up with toilets and evictions',
    'renter trashed the unit',
    'burned out landlord',
    'retire from rentals',
    'am I better off, or is it a mistake',
    'how long before it beats paying',
    'is the hassle necessary for a small profit',
    'is it smart for me',
    'give the government its share',
    'kick the can down the road',
    'park it in stocks or treasuries instead, compare',
    'any reason not to exchange',
    'too old for this, want peace of mind at our age',
    'how do people decide',
    'does a swap make sense',
    'downsides',
  ],
  tool: { label: 'Compare the ways for your own sale', to: '/exchange/compare' },
  why: [
    {
      id: 'when-paying',
      heading: 'When paying can be the better choice',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            `The gain is small. A DST often takes ${figures.upFrontCosts} of your money up front. On a small gain that can be more than the tax.`,
            'Your income is low in the year of the sale. Part of a long-term gain may then be taxed at a lower rate, even at zero.',
            `You have losses. Capital losses of earlier years generally offset the gain dollar for dollar. Against other income they count for only ${formatUsd(capitalLossLimit.joint)} a year, so without a gain they can take years to use.`,
            'You have rental losses that you could not use. A sale of your whole interest, on which all gain is taxed, generally frees them. A full exchange leaves them waiting.',
            `You need the cash within about ${figures.cashYears} years. Money in an exchange is tied up, and there is hardly any market for a DST share.`,
            'You would not buy the new property if tax played no part. Putting off tax does not make a poor building better.',
          ],
        },
      ],
      sources: ['irc-1h', 'irc-1211', 'irc-469', 'dst-terms'],
      reviewed: '2026-11-29',
    },
    {
      id: 'both-sides',
      heading: 'What each choice gives and takes',
      blocks: [
        {
          kind: 'table',
          caption: 'Paying the tax and exchanging, side by side',
          columns: ['What', 'Pay the tax', 'Exchange'],
          rows: [
            { heading: 'Money at work', cells: ['What is left after the tax', 'All of it, less the costs'] },
            {
              heading: 'Basis (what tax law counts as your cost)',
              cells: ['Fresh, so more to write off if you buy again', 'The old one goes on, so less to write off'],
            },
            {
              heading: 'Time',
              cells: [
                'No deadline',
                `${figures.identificationDays} days to name, ${figures.exchangeDays} to close, or less`,
              ],
            },
            { heading: 'What you may buy', cells: ['Anything, or nothing', 'Real property held for investment'] },
            { heading: 'A later sale', cells: ['Tax on new gain only', 'The old gain comes up again'] },
            {
              heading: 'At your death',
              cells: ['The old gain has been taxed', 'The deferred gain generally falls away'],
            },
          ],
        },
      ],
      sources: ['irc-1031', 'irc-1014', 'reg-1031k'],
      reviewed: '2026-11-29',
    },
    {
      id: 'what-deferral-is',
      heading: 'What the deferral is worth',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An exchange is like a loan of the tax money, without interest. It helps for as long as the money works for you. If you sell for good after a few years, the old tax comes due, and costs may have eaten what you won by waiting.',
        },
        {
          kind: 'paragraph',
          text: 'So two questions decide more than the tax bill. How long will it be until a taxable sale, if there ever is one? And what do you pay to get there?',
        },
      ],
      sources: ['irc-1031', 'irc-1014'],
      reviewed: '2026-11-29',
    },
  ],
  example: {
    heading: 'Exchanging against paying, in four cases',
    assumptions: [
      ...exampleFacts,
      exampleTaxFacts,
      ...comparedFacts,
      'Losses that are not used now are taken to be there at a later sale.',
    ],
    table: {
      kind: 'table',
      caption: `How far an exchange is ahead of paying the tax, or behind, after ${comparedFor} years unless stated`,
      columns: ['Case', 'Tax now', 'DST, then sold', 'Own building, then sold', 'DST, left to heirs'],
      rows: cases.map(({ heading, tax, sold, heirs }) => ({
        heading,
        cells: [
          formatUsd(tax),
          against(sold.dst.value - sold.pay.value),
          against(sold.buy.value - sold.pay.value),
          against(heirs.dst.value - heirs.pay.value),
        ],
      })),
    },
    reading: [
      'For a DST that is sold at the end, our comparison says first:',
      ...cases.map(({ heading, says }) => `${heading}: ${says}.`),
      'A building that you exchange into yourself costs less to get into, so it comes out ahead sooner. In return you find and finance it before the days are up, and you run it.',
      'A DST that costs more than the tax is behind even when it goes to heirs. A small gap can turn when one assumption changes.',
    ],
    sources: ['irc-1031', 'irc-1h', 'irc-1411', 'irc-1014', 'irc-1211'],
    reviewed: '2026-11-29',
  },
  limit: {
    id: 'limit',
    heading: 'What this leaves out',
    blocks: [
      {
        kind: 'paragraph',
        text: 'The table gives every way the same return. In practice the property that you choose can matter more than the tax: a DST can lose money, cut its payments or keep you for longer than planned. Loans, a change in the law and state tax are left out. Where a state taxes the gain, putting it off is worth more. The last column rests on today’s law and on a death within the years shown, and nobody can plan on either.',
      },
      {
        kind: 'paragraph',
        text: `There are middle ways. You can exchange a part and pay tax on the cash that you keep, or keep the property and hire a manager. If you name nothing by the end of day ${figures.identificationDays}, the exchange generally ends, and the sale is taxed.`,
      },
    ],
    sources: ['irc-1031', 'reg-1031k', 'dst-risks'],
    reviewed: '2026-11-29',
  },
  ask: {
    cpa: [
      'What would I owe in all if I simply sold this year, and what if the sale closed in January instead?',
      'Which losses could I use against this gain, and what becomes of them if I exchange?',
    ],
    adviser: [
      'After how many years does what you offer come out ahead of paying the tax, at equal returns and with all costs?',
      'In which case would you tell me to pay the tax?',
    ],
  },
  next: ['tax-on-sale', 'step-up-heirs', 'passive-losses', 'dst-or-other'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-29', what: 'First version' }] },
}
