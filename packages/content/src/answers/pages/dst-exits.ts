import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { spellNumber } from '@dst/domain/wording'
import { figures } from '../../figures/figures.ts'
import type { AnswerPage } from '../answer-page.ts'
import {
  coupleResult,
  exampleEquity,
  exampleFigures,
  exampleOffering,
  exampleOfferingFacts,
  exampleYears,
} from '../example-offering.ts'
import { exampleTax } from '../example-sale.ts'

const early = 5
const due = exampleOffering.maturityYears
const lastPaid = 3
const [planned] = exampleOffering.distributions
const stopped = [...Array.from({ length: lastPaid }, () => planned), 0]

type Plan = Parameters<typeof exampleFigures>[0]
type Sale = Parameters<typeof coupleResult>[0]

const flat = (plan: Plan) => exampleFigures(plan).cases[1]
const endingOf = (heading: string, years: number, sale: Sale) => ({
  heading,
  rate: sale.irr,
  ...coupleResult(sale, years),
})

const soldEarly = endingOf(`Sold early, in year ${early}`, early, flat({ holdYears: early }))
const asPlanned = endingOf(`Sold as planned, in year ${exampleYears}`, exampleYears, flat({}))
const unpaid = endingOf(
  `Year ${due}, no payments after year ${lastPaid}`,
  due,
  flat({ holdYears: due, distributions: stopped }),
)
const yearly = asPlanned.paidOut / exampleYears
const endings = [
  soldEarly,
  asPlanned,
  endingOf(`Sold late, in year ${due}`, due, flat({ holdYears: due })),
  unpaid,
  endingOf(`Year ${due}, the bad case`, due, exampleFigures({ holdYears: due }).stress),
]
const longPlan = 12
const { saleYear: lastYear } = exampleFigures({ holdYears: longPlan })

/** How an investment in a DST ends, and who decides when. */
export const dstExits: AnswerPage = {
  slug: 'dst-exits',
  question: 'How and when do I get out of a DST?',
  answer: [
    'The sponsor decides when to sell, and before that there is hardly a market for your share.',
    'We found no official figures on how long past DSTs ran or how much their investors lost.',
  ],
  searchWords: [
    'sell my DST',
    'cash out early',
    'DST buyer',
    'stuck in a DST',
    'get my money back',
    'how long is money locked up',
    'liquidity',
    'redeem',
    'full cycle',
    'exit strategy',
    'DST track record',
    'what happens when a DST ends',
    'when do I get paid back',
    'resale',
    'secondary market, illiquid',
    'end of the hold',
    'unload my shares',
    'bail out, sell it back',
    'trapped if they never sell',
    'how many years till they sell, is that normal',
    'who decides when',
    'loan coming due',
    'hold period',
    'resell to another person',
    'back out after I bought',
    'past the promised date and still not sold',
    'can they force me out',
  ],
  tool: { label: 'Try other sale years for an offering you have been shown', to: '/exchange/offerings' },
  why: [
    {
      id: 'who-decides',
      heading: 'Who picks the day',
      blocks: [
        {
          kind: 'paragraph',
          text: `The offering of a DST (Delaware statutory trust) names a time to hold the property, often ${figures.longerHold} years. That is a target and not a duty. The sponsor may sell earlier or later, and generally doesn’t need your vote. A falling market, an empty building or a weak tenant can each delay a sale.`,
        },
        {
          kind: 'paragraph',
          text: 'A loan sets the outer limit. The trust generally can’t refinance. So the property has to be sold before the loan falls due, whatever it brings on that day. If that fails, the trust may turn into a company that can borrow again, or the lender may take the property.',
        },
      ],
      sources: ['dst-terms', 'dst-risks', 'rev-rul-2004-86'],
      reviewed: '2026-11-29',
    },
    {
      id: 'ways-out',
      heading: 'Five ways it can end for you',
      blocks: [
        {
          kind: 'definitions',
          items: [
            {
              term: 'The property is sold',
              meaning:
                'This is the usual plan. You may take cash and pay the tax that you put off. Or you exchange again, with new deadlines and an intermediary in place before that sale.',
            },
            {
              term: 'You are moved into a REIT’s partnership (a 721 exit)',
              meaning:
                'A REIT is a company that owns real estate. In four programs that report to the SEC, the REIT’s partnership may buy out investors at fair market value, from two years after the offering closes. It may pay in its own units. That is a right and not a duty, and the reports name no right of investors to refuse or to ask. Units can’t go into another 1031 exchange.',
            },
            {
              term: 'You sell your share to someone else',
              meaning:
                'No stock market lists it. Securities law limits the resale, and the sponsor may have to agree or may forbid it. A buyer will often want a discount.',
            },
            {
              term: 'The trust becomes a company',
              meaning:
                'In trouble it may turn into an LLC (a “springing LLC”). It can then borrow or sign leases, but a later exchange may be closed to you.',
            },
            {
              term: 'It passes to your heirs',
              meaning:
                'If you own the share when you die, your heirs take over. Their basis (what tax law counts as cost) is generally its value on that day. The tax on the old gain may then fall away. They still have to wait for the sale.',
            },
          ],
        },
      ],
      sources: ['dst-risks', 'dst-program-reports', 'irc-721', 'rule-502', 'irc-1014'],
      reviewed: '2026-11-29',
    },
    {
      id: 'no-statistics',
      heading: 'What we looked for and did not find',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We looked for official statistics: how long past DSTs were held, how many ended late, and how many lost money. We found none. Averages in brochures come from sellers. They may count only the programs that have ended, and leave out those that could not be sold.',
        },
        {
          kind: 'paragraph',
          text: 'So ask each sponsor for a full list of its programs. For each one you want the day it opened, the day it ended, the cash paid out and the sale price. Ask also for those that should have ended and have not.',
        },
      ],
      sources: ['site-practice', 'dst-terms'],
      reviewed: '2026-11-29',
    },
  ],
  example: {
    heading: 'One trust, five endings',
    assumptions: [
      ...exampleOfferingFacts,
      `In all cases but the last, the property is sold for what it cost, so that only time and payments differ. In the fourth, what income is left after year ${lastPaid} goes into repairs. The last column spreads the result over the years, by when the money came. Tax is left out. All cases are hypothetical, and none is a forecast.`,
    ],
    table: {
      kind: 'table',
      caption: `What becomes of the couple’s ${formatUsd(exampleEquity)}, by how the trust ends`,
      columns: ['Ending', 'Paid out', 'Back at the sale', 'Gain or loss', 'Yearly rate'],
      rows: endings.map(({ heading, paidOut, back, gain, rate }) => ({
        heading,
        cells: [formatUsd(paidOut), formatUsd(back), formatUsd(gain), percentOf(rate)],
      })),
    },
    reading: [
      `The up-front costs are the same ${formatUsd(asPlanned.load)} however soon the sale comes. So an early sale at the same price leaves the couple only ${formatUsd(soldEarly.gain)} ahead.`,
      `While the payments go on, each year adds ${formatUsd(yearly)}. Without them, ${spellNumber(due)} years end ${formatUsd(-unpaid.gain)} short of what the couple put in, though the property kept its price.`,
      `A plan to hold for ${spellNumber(longPlan)} years would end in year ${lastYear} all the same, as the loan is due then.`,
      `Those who take cash at the end may have tax to pay. The ${formatUsd(exampleTax.gain)} of gain from the old duplex is generally taxed then, with what was written off since. A loss on the DST lowers it.`,
    ],
    sources: ['dst-terms', 'dst-risks', 'irc-1031'],
    reviewed: '2026-11-29',
  },
  limit: {
    id: 'limit',
    heading: 'When a DST is the wrong place for your money',
    blocks: [
      {
        kind: 'paragraph',
        text: 'SEC staff says of private placements that you may have to hold them indefinitely. Take that literally. If you may need this money for care, a home or family, a DST is the wrong place for it. Paying the tax is better when you need the cash soon. A building of your own may sell slowly too, but you decide when to try and at which price.',
      },
      {
        kind: 'paragraph',
        text: 'The endings on this page are not equally likely, and nobody can tell you how likely each is. In a bad market the lender can take everything, and the tax on the old gain may still be due.',
      },
    ],
    sources: ['private-placement-bulletin', 'dst-risks'],
    reviewed: '2026-11-29',
  },
  ask: {
    sponsor: [
      'May I see all programs that you started, with opening, planned end, actual end, cash paid out and sale price?',
      'Which of your programs are past their planned end today, and why?',
      'May I sell or give away my share, who has to agree, and what did the last buyer pay?',
    ],
    adviser: ['How would my heirs get their money out, and how long might that take?'],
    cpa: ['If this DST is sold for cash one day, what tax could come up then, and will the cash cover it?'],
  },
  next: ['dst-721', 'next-exchange', 'what-went-wrong', 'dst-costs'],
  evidence: { about: 'practice', expert: null, changes: [{ on: '2026-11-29', what: 'First version' }] },
}
