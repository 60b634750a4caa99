import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { compareWays, defaultAssumptions, type Assumptions, type Outcome } from '@dst/domain/comparison'
import { figures } from '../../figures/figures.ts'
import type { AnswerPage } from '../answer-page.ts'
import { comparedExample, comparedFacts, comparedFor } from '../compared-example.ts'
import { exampleFacts, exampleTaxFacts } from '../example-sale.ts'

/** Listed shares: nothing is written off against the dividends, and selling them costs next to nothing. */
const shares: Assumptions = {
  ...defaultAssumptions,
  exitCosts: 0,
  shelter: { ...defaultAssumptions.shelter, fullBasis: 0 },
}

function waysWith(ending: Assumptions['ending']) {
  const { dst, buy, hold } = compareWays(comparedExample, { ...defaultAssumptions, ending }).ways
  return { dst, buy, hold, reit: compareWays(comparedExample, { ...shares, ending }).ways.pay }
}

const { incomeTaxRate, gainTaxRate, shelter } = defaultAssumptions
const sold = waysWith('sold')
const heirs = waysWith('heirs')
const headings = {
  hold: 'Keep the duplex',
  buy: 'Exchange into a building of their own',
  dst: 'Exchange into a DST',
  reit: 'Pay the tax, buy REIT shares',
} as const

const rowOf = (way: keyof typeof headings) => ({
  heading: headings[way],
  cells: [sold[way].works, sold[way].firstIncome, sold[way].value, heirs[way].value].map(formatUsd),
})

/** The gap between two figures of the table, as a reader takes it. */
const between = (one: Outcome, other: Outcome) => formatUsd(Math.abs(Math.round(one.value) - Math.round(other.value)))
const order = (one: Outcome, other: Outcome) => (one.value > other.value ? 'ahead of' : 'behind')

/** What sets a DST apart from owning in common, from a REIT and from a building of one's own. */
export const dstOrOther: AnswerPage = {
  slug: 'dst-or-other',
  question: 'DST, tenants in common, REIT or my own building?',
  answer: [
    'They differ in who decides, what they cost, who owes the loan, how you get out and how much you do.',
    'Exchange money can generally go into a DST, a tenancy in common or your own building, but not into REIT shares.',
  ],
  searchWords: [
    'DST vs TIC',
    'DST vs REIT',
    'DST vs rental property',
    'which is better',
    'alternatives to a DST',
    'can I 1031 into a REIT',
    'real estate stocks',
    'triple net property instead',
    'buy another rental or a DST',
    'co-own with friends',
    'crowdfunding',
    'hands-off options',
    'compare passive real estate',
  ],
  tool: { label: 'Compare the ways with your own figures', to: '/exchange/compare' },
  why: [
    {
      id: 'side-by-side',
      heading: 'Side by side',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A DST is a Delaware statutory trust. In a tenancy in common (TIC) each owner holds a deed to a part of one property. A REIT (real estate investment trust) is a company that owns real estate.',
        },
        {
          kind: 'table',
          caption: 'Four ways to own real estate',
          columns: ['Question', 'DST', 'TIC', 'REIT shares', 'Own building'],
          rows: [
            { heading: 'Takes exchange money', cells: ['Generally yes', 'Generally yes', 'No', 'Generally yes'] },
            {
              heading: 'Can be exchanged later',
              cells: ['Generally yes, but not as REIT units or an LLC', 'Generally yes', 'No', 'Generally yes'],
            },
            {
              heading: 'Your money is in',
              cells: ['One or a few properties', 'One property', 'Often many', 'One property'],
            },
            { heading: 'Who decides', cells: ['The sponsor', 'All owners, together', 'Its board', 'You'] },
            {
              heading: 'The loan',
              cells: ['The trust owes it', 'Lenders usually check each owner', 'The company owes it', 'You owe it'],
            },
            {
              heading: 'Getting out',
              cells: [
                'When the sponsor sells, hardly before',
                'Hard alone',
                'Any trading day, if listed',
                'When a buyer is found',
              ],
            },
            {
              heading: 'Costs at the start',
              cells: [
                `Often ${figures.upFrontCosts} of your money`,
                'Vary; high if a sponsor sells it',
                'Low, if listed',
                'Closing costs',
              ],
            },
            {
              heading: 'Costs each year',
              cells: ['The sponsor’s fees', 'As agreed', 'Its managers’ pay', 'A manager, if hired'],
            },
            { heading: 'Your work', cells: ['Tax papers', 'Votes and papers', 'None', 'All, or a manager you pay'] },
            {
              heading: 'Who may buy',
              cells: [
                'Accredited investors, as a rule',
                'Anyone, if no sponsor sells it',
                'Anyone, if listed',
                'Anyone',
              ],
            },
          ],
        },
      ],
      sources: ['rev-rul-2004-86', 'rev-proc-2002-22', 'irc-1031', 'irc-856', 'dst-terms'],
      reviewed: '2026-11-30',
    },
    {
      id: 'when-each-fits',
      heading: 'When each is the better one, and when it is not',
      blocks: [
        {
          kind: 'definitions',
          items: [
            {
              term: 'Your own building',
              meaning:
                'Better if you want to decide, improve, borrow or sell when you like. It usually costs less to get into than a DST. Worse if you want to stop working, if no bank lends to you, or if your days run out before you find one.',
            },
            {
              term: 'A tenancy in common',
              meaning: `Better if you want a deed and a vote, and have co-owners whom you trust. An IRS guideline, which is no law, looks for no more than ${figures.coOwners} owners, who must all agree to a sale, a lease or a loan. Worse if one “no,” or one owner in money trouble, would harm you.`,
            },
            {
              term: 'A DST',
              meaning:
                'Better if you want no tenants, have few days left to exchange, and can leave the money alone for years. It may help if no bank would lend to you. Worse if you want a say, may need the money, or find the costs too high for the tax that is put off.',
            },
            {
              term: 'REIT shares',
              meaning:
                'Better if you want to sell on any trading day, or spread the money over many buildings, and have settled the tax. Worse if you want to put the tax off, or if a falling price on a screen would make you sell. Shares that are not listed can be as hard to sell as a DST.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Some DSTs end in units of a REIT’s partnership.',
          link: { label: 'What such a 721 exit means', to: '/answers/dst-721' },
        },
      ],
      sources: ['rev-proc-2002-22', 'irc-1031', 'irc-721', 'irc-856', 'dst-terms', 'dst-risks'],
      reviewed: '2026-11-30',
    },
    {
      id: 'more-than-one',
      heading: 'You can choose more than one',
      blocks: [
        {
          kind: 'paragraph',
          text: 'One sale can go into several properties, such as a building of your own and a DST for the rest. Or a DST stands on your list as a fallback. You can also exchange a part, and pay tax on the cash that you keep. And you need not sell: a manager can take work off your hands.',
        },
      ],
      sources: ['irc-1031', 'reg-1031k', 'dst-terms'],
      reviewed: '2026-11-30',
    },
  ],
  example: {
    heading: 'The couple’s duplex, in four ways',
    assumptions: [
      ...exampleFacts,
      exampleTaxFacts,
      ...comparedFacts.slice(0, 2),
      `Income is taxed at ${percentOf(incomeTaxRate)} and later gain at ${percentOf(gainTaxRate)}. In the first three rows, write-offs shelter ${percentOf(shelter.carriedBasis)} of the income. If the property is sold, the old tax comes due at today’s amount. Tax on those write-offs is left out, which favors these rows.`,
      'REIT shares are taken as listed, sold without costs, with dividends taxed in full. A deduction for such dividends (section 199A) is left out, which counts against them.',
      'Your own work costs nothing here, which favors the first two rows. Yearly fees are left out too, which favors the DST and the shares. A TIC is left out.',
    ],
    table: {
      kind: 'table',
      caption: `The same return in each way, over ${comparedFor} years`,
      columns: ['Way', 'At work at first', 'First-year income', 'If sold at the end', 'If left to heirs'],
      rows: [rowOf('hold'), rowOf('buy'), rowOf('dst'), rowOf('reit')],
    },
    reading: [
      `Income is after tax. The last two columns add up all income and what is left at the end. Keeping the duplex leads, as it spares the ${formatUsd(comparedExample.sellingCosts)} of selling costs for now.`,
      `If all is sold after ${comparedFor} years, the DST ends ${between(sold.dst, sold.reit)} ${order(sold.dst, sold.reit)} REIT shares for which the tax was paid at once. Counting the deduction for dividends and the tax on write-offs would favor the shares. If it goes to heirs, it ends ${between(heirs.dst, heirs.reit)} ${order(heirs.dst, heirs.reit)} them, as the old gain then generally goes untaxed.`,
      `The couple’s own building is ${between(sold.buy, sold.dst)} ${order(sold.buy, sold.dst)} the DST when sold. That is what they would be paid for doing the work, if it earns as much.`,
      'Returns will not be equal. One good or bad property can outweigh every gap in this table.',
    ],
    sources: ['irc-1031', 'irc-1h', 'irc-1411', 'irc-1014', 'irc-856', 'irc-199a'],
    reviewed: '2026-11-30',
  },
  limit: {
    id: 'limit',
    heading: 'What no table can settle',
    blocks: [
      {
        kind: 'paragraph',
        text: 'A table says nothing about whether you like the work, or whom you trust. Each of the four can lose money.',
      },
      {
        kind: 'paragraph',
        text: 'Start from what you need, not from the form. If it is cash, paying the tax is better than any of the three that take exchange money. If it is control, choose your own building. If it is rest, weigh a DST against a hired manager and listed shares.',
      },
    ],
    sources: ['dst-risks', 'irc-1031', 'irc-856'],
    reviewed: '2026-11-30',
  },
  ask: {
    cpa: ['How would each be taxed for me, now, each year and at the end: a DST, REIT shares, a building of my own?'],
    adviser: [
      'What would you advise if I wanted no work, but would not accept having no say?',
      'How do these costs and this forecast compare with a listed REIT that owns the same kind of property?',
    ],
    sponsor: ['What do I get from this trust that I could not get from a building of my own with a hired manager?'],
  },
  next: ['what-is-a-dst', 'sell-or-exchange', 'dst-costs', 'dst-721'],
  evidence: { about: 'practice', expert: null, changes: [{ on: '2026-11-30', what: 'First version' }] },
}
