import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { spellNumber } from '@dst/domain/wording'
import { figures } from '../../figures/figures.ts'
import type { AnswerPage } from '../answer-page.ts'
import {
  coupleResult,
  exampleCases,
  exampleEquity,
  exampleFigures,
  exampleOffering,
  exampleOfferingFacts,
  exampleYears,
} from '../example-offering.ts'
import { exampleTax, exampleTaxFacts } from '../example-sale.ts'

const offering = exampleFigures()
const years = spellNumber(exampleYears)
const signed = (growth: number) =>
  growth === 0 ? 'stays the same' : `${growth > 0 ? 'up' : 'down'} ${percentOf(Math.abs(growth))} a year`

const [fallingSale, flatSale, hopedSale] = offering.cases
const flat = coupleResult(flatSale)
const bad = coupleResult(offering.stress)
const rows = [
  ...[hopedSale, flatSale, fallingSale].map((sale) => ({
    name: `Price ${signed(sale.growth)}`,
    ...coupleResult(sale),
  })),
  { name: 'The bad case', ...bad },
]

const reserves = (exampleOffering.reserves * exampleEquity) / exampleOffering.equity
const growthNeeded = percentOf(offering.breakEvenGrowth)
const inProperty = Math.round(offering.sourcesIntoProperty * 100)

/** All costs of a DST in dollars, with a bad case beside the hoped-for one. */
export const dstCosts: AnswerPage = {
  slug: 'dst-costs',
  question: `What does a DST cost over ${years} years?`,
  answer: [
    'A DST charges costs at the start, each year and at the end, and the cap on costs of public programs generally does not apply.',
    'Add them up in dollars, with a bad case beside the hoped-for one.',
  ],
  searchWords: [
    'DST fees',
    'front-end load',
    'broker commission on a DST',
    'hidden charges',
    'is a DST a rip-off',
    'asset management fee',
    'disposition fee',
    'how much do sponsors make',
    'markup on the building',
    'expense ratio',
    'are DSTs worth it',
    'what percent',
    'expensive',
    'how advisers are paid',
    'how much gets skimmed off',
    'how much of my money goes to work',
    'actually goes into the property',
    'middlemen and their cut',
    'what does my adviser make off me',
    'kickback to the salesman',
    'price tag',
    'robbery',
    'taken off the top',
    'steep',
    'eat up my money over the years',
    'overhead',
    'worth what they charge',
  ],
  tool: { label: 'Compare the offerings you have been shown', to: '/exchange/offerings' },
  why: [
    {
      id: 'three-times',
      heading: 'When you pay',
      blocks: [
        {
          kind: 'definitions',
          items: [
            {
              term: 'At the start',
              meaning: `Up-front costs often take ${figures.upFrontCosts} of the money you put in, and some DSTs (Delaware statutory trusts) take more. They pay the seller’s commission, the sponsor’s work, lawyers, and the cost of the loan. Sometimes the sponsor also sells the property to the trust for more than it paid.`,
            },
            {
              term: 'Each year',
              meaning:
                'Managers of the building and of the trust are paid before you are. These fees lower the payments to you, so you may never see a bill.',
            },
            {
              term: 'At the end',
              meaning:
                'The sponsor or its partners often take a fee when the building is sold, besides the broker and the closing. It is often a percentage of the whole price, with the loan in it.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'The last point matters more than it seems. A fee on the whole price is a larger part of your own money when the trust has a loan. The same is true of a fee on the purchase.',
        },
      ],
      sources: ['dst-terms'],
      reviewed: '2026-11-29',
    },
    {
      id: 'no-cap',
      heading: 'Who limits them',
      blocks: [
        {
          kind: 'paragraph',
          text: 'For real estate programs that are sold to the public, FINRA, which oversees brokers, caps what selling and setting up may cost. That rule covers public offerings. DSTs are generally private, so the cap does not apply to them. You have to read the costs in the offering document.',
        },
        {
          kind: 'paragraph',
          text: 'Those who recommend a DST still have duties. SEC staff says that a broker or adviser has to understand its risks, rewards and costs. So you may ask for the total in dollars. If you buy through an adviser who charges by the year, the commission may be lower or absent. Then add the adviser’s own fee for all the years.',
        },
      ],
      sources: ['public-program-costs', 'duty-of-care', 'dst-terms'],
      reviewed: '2026-11-29',
    },
  ],
  example: {
    heading: `${formatUsd(exampleEquity)} in a DST for ${years} years`,
    assumptions: [
      ...exampleOfferingFacts,
      `The tax on the duplex is that of our page on paying or exchanging. ${exampleTaxFacts}`,
      'In the first three cases the income stays the same. Tax on the payments and at the sale of the DST is left out. Interest on the loan is not counted as a cost, as the property pays it. All cases are hypothetical, and none is a forecast.',
    ],
    table: {
      kind: 'table',
      caption: `The couple’s ${formatUsd(exampleEquity)} after ${years} years, in four cases`,
      columns: ['Case', 'All costs', 'Paid out', 'Back at the sale', 'Gain or loss'],
      rows: rows.map(({ name, costs, paidOut, back, gain }) => ({
        heading: name,
        cells: [costs, paidOut, back, gain].map(formatUsd),
      })),
    },
    reading: [
      `The costs have already come off the other columns. If the price stays the same, they are ${formatUsd(flat.load)} at the start, ${formatUsd(flat.yearlyFees)} each year, and ${formatUsd(flat.exitCosts)} at the sale. Together that is ${percentOf(flat.costs / exampleEquity)} of what the couple put in. Their ${formatUsd(reserves)} of reserves is spent besides. The costs hardly shrink when things go badly.`,
      `The hoped-for case, with a price up ${percentOf(hopedSale.growth)} a year, comes to ${percentOf(hopedSale.irr)} a year on the couple’s money before tax.`,
      `Of each dollar that goes into the trust, with the loan, ${inProperty} cents goes into property. The price has to rise ${growthNeeded} a year for the sale alone to give the couple their money back.`,
      `In the bad case the property loses ${percentOf(exampleCases.stressValue)} and the couple’s sale money is ${percentOf(1 - bad.back / exampleEquity)} less than they put in. The loan, the costs and the spent reserves make the difference.`,
      `Without an exchange, the sale of the duplex would bring about ${formatUsd(exampleTax.total)} of federal tax, once. The DST costs ${formatUsd(flat.costs)} if the price stays the same, and that tax may still come due later.`,
    ],
    sources: ['dst-terms', 'irc-1h', 'irc-1411'],
    reviewed: '2026-11-29',
  },
  limit: {
    id: 'limit',
    heading: 'What the sum does not tell you',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Low costs do not make a good building, and a building of your own has costs too: closing, repairs, a manager, your time. So compare like with like. The bad case here is not the worst one. A DST can stop paying for years, and the lender can take the property. Then all of your money may be gone.',
      },
      {
        kind: 'paragraph',
        text: 'Deferral has to earn these costs back. Paying the tax is often better when the gain is small, your rate is low, or you would sell again soon. A DST may still serve you if the tax is large, and if you mean to hold or exchange until your heirs take over.',
      },
    ],
    sources: ['dst-terms', 'dst-risks', 'irc-1014'],
    reviewed: '2026-11-29',
  },
  ask: {
    sponsor: [
      `What will all costs come to in dollars on my amount: at the start, each year, and at a sale after ${years} years?`,
      'At what sale price do I get back exactly what I put in, without counting the payments until then?',
    ],
    adviser: [
      'What would this DST cost me through a broker, and what through an adviser who charges by the year?',
      'Which fees are a percentage of the whole price, with the loan in it?',
    ],
    cpa: ['Which of the up-front costs count as part of what I bought, and which may be taxed as cash?'],
  },
  next: ['read-the-memorandum', 'dst-exits', 'sell-or-exchange', 'look-up'],
  evidence: { about: 'practice', expert: null, changes: [{ on: '2026-11-29', what: 'First version' }] },
}
