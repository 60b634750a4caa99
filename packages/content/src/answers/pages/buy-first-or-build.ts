import { exchangeDates } from '@dst/domain/exchange-dates'
import { latestTaxYear } from '@dst/domain/tax-estimate'
import { millisecondsPerDay } from '@dst/domain/time'
import { longDate, shortDate } from '@dst/domain/wording'
import { figures } from '../../figures/figures.ts'
import type { AnswerPage } from '../answer-page.ts'

const { identificationDays: naming, exchangeDays: whole } = figures

/** Days 45 and 180 from a day on which title passes. */
const countFrom = (day: string) => exchangeDates({ closings: [day], taxpayer: 'individual', extension: 'none' })

const sold = { on: `${latestTaxYear}-06-15` } as const
const boughtFirst = { on: `${latestTaxYear}-03-02` } as const
const landBought = { on: `${latestTaxYear}-08-03` } as const

const exchange = countFrom(sold.on)
const parkedHouse = countFrom(boughtFirst.on)
const parkedLand = countFrom(landBought.on)
/** The earlier of the last days of a parking and of the exchange. */
const lastDay = ({ full }: typeof exchange) => (full < exchange.end ? full : exchange.end)
const daysToBuild = Math.round((Date.parse(lastDay(parkedLand)) - Date.parse(landBought.on)) / millisecondsPerDay)

/** Exchanges in which somebody holds title for the owner meanwhile. */
export const buyFirstOrBuild: AnswerPage = {
  slug: 'buy-first-or-build',
  question: 'Can I buy first, or build with the money?',
  answer: [
    `Generally yes, if a separate titleholder keeps one property under an IRS procedure, for no more than ${whole} days.`,
    'It usually costs more than a plain exchange, and building on land that you already own generally does not count.',
  ],
  searchWords: [
    'reverse 1031',
    'found the new house before selling mine',
    'purchase before sale',
    'construction exchange',
    'build to suit',
    'improvement exchange',
    'fix up the replacement with 1031 funds',
    'use proceeds for renovation',
    'put a house on my own lot',
    'EAT',
    'parking arrangement',
    'bridge loan until my rental sells',
    'seller won’t wait for my closing',
  ],
  tool: { label: 'Count the days of a plain exchange', to: '/exchange' },
  why: [
    {
      id: 'buying-first',
      heading: 'How buying first works',
      blocks: [
        {
          kind: 'paragraph',
          text: 'If you buy the new property in your own name before you sell the old one, the two generally do not make an exchange. So another party takes title to one of them for a time. The IRS calls it an exchange accommodation titleholder; in the trade, it “parks” the property. It can park the old one instead. Here it parks the new one:',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'You find the new property. Before the purchase you sign a written agreement with the titleholder.',
            'The titleholder buys the property. You have to find the money, from savings or a loan, since your own sale has brought none yet.',
            `Generally within ${naming} days you name the property that you will give up.`,
            'An intermediary carries out your sale, and the titleholder’s property passes to you.',
            `Generally within ${whole} days of the parking all of it has to be over.`,
          ],
        },
        {
          kind: 'paragraph',
          text: 'If the old property has not been sold by then, the procedure generally does not help you, and you are left with a purchase. Ask in advance what then happens to the parked property.',
        },
      ],
      sources: ['parking-procedure', 'pub-544-exchanges'],
      reviewed: '2026-11-30',
    },
    {
      id: 'the-procedure',
      heading: 'What the procedure gives you',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Revenue Procedure 2000-37 says when the IRS will not challenge such a plan. You then need not show that the titleholder bears the risks of an owner. It is not the only lawful way. Outside it there is no such comfort, and the IRS may look at who really bore the risk. That is work for a tax attorney.',
        },
        {
          kind: 'paragraph',
          text: 'One trap: a property that you yourself owned in roughly the half year before the parking does not fit the procedure. So you generally cannot buy first in your own name and hand the deed over later.',
        },
      ],
      sources: ['parking-procedure', 'decleene-2000'],
      reviewed: '2026-11-30',
    },
    {
      id: 'building',
      heading: 'Building or improving with the money',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Here the titleholder buys land or a building, and the work is done while it holds title. Then the property passes to you with what has been built. Property that does not exist yet can be named: give the legal description of the land, and describe the building in as much detail as you can.',
        },
        {
          kind: 'notice',
          tone: 'caution',
          text: 'What you receive is what counts: an unfinished building, only as far as it has been built. Once the land is yours, further building is work on your own land, and that is not like-kind property. Exchange money that has not been turned into property by the last day is generally boot (value that is not like-kind), and boot is taxed first.',
        },
        {
          kind: 'paragraph',
          text: 'A DST (Delaware statutory trust) cannot build to suit you. Its trustee may generally make repairs and small changes only.',
        },
      ],
      sources: ['reg-1031k-e', 'parking-procedure', 'irc-1031', 'rev-rul-2004-86'],
      reviewed: '2026-11-30',
    },
    {
      id: 'own-land',
      heading: 'Why your own land does not work',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Mr. DeCleene owned a bare lot. He deeded it to the buyer of his old business property, who put up a building there and deeded it back. In 2000 the Tax Court saw no exchange: he had been the owner of the lot all along, so he had sold the old property for money. An appeals court had decided the same way in 1951 about a bottling plant. The IRS repeated it in 2004: to give up one property for a building on land of your own is not an exchange.',
        },
      ],
      sources: ['decleene-2000', 'parking-procedure'],
      reviewed: '2026-11-30',
    },
  ],
  example: {
    heading: 'Two calendars for one sale',
    assumptions: [
      `The couple of our examples sells its duplex on ${longDate(sold.on)}.`,
      `In the first case the titleholder buys a rental house for them on ${longDate(boughtFirst.on)}. In the second it buys land to build on, on ${longDate(landBought.on)}.`,
      'Returns follow the calendar year, and no disaster notice applies. Each property is parked under the IRS procedure.',
    ],
    table: {
      kind: 'table',
      caption: 'Which day ends what',
      columns: ['Step', 'Buy first', 'Sell, then build'],
      rows: [
        { heading: 'Titleholder takes title', cells: [shortDate(boughtFirst.on), shortDate(landBought.on)] },
        { heading: 'Duplex sold', cells: [shortDate(sold.on), shortDate(sold.on)] },
        {
          heading: 'Last day to name',
          cells: [
            `${shortDate(parkedHouse.identification)}: the duplex`,
            `${shortDate(exchange.identification)}: land and building`,
          ],
        },
        { heading: `Day ${whole} of the parking`, cells: [shortDate(parkedHouse.full), shortDate(parkedLand.full)] },
        { heading: `Day ${whole} after the sale`, cells: [shortDate(exchange.full), shortDate(exchange.full)] },
        { heading: 'All done by', cells: [shortDate(lastDay(parkedHouse)), shortDate(lastDay(parkedLand))] },
      ],
    },
    reading: [
      'Two counts run side by side, and the earlier one generally rules. Whoever buys first is bound by the parking, whoever sells first by the sale.',
      `In the second case there are ${daysToBuild} days to build between the purchase of the land and the last day. Permits and weather generally do not move it.`,
    ],
    sources: ['parking-procedure', 'pub-544-exchanges', 'irc-1031'],
    reviewed: '2026-11-30',
  },
  limit: {
    id: 'limit',
    heading: 'When it is not worth it',
    blocks: [
      {
        kind: 'paragraph',
        text: 'A parked property usually means more fees, more papers, and a purchase that somebody must pay for before your sale does. A lender may refuse a borrower that is only a titleholder. If the old property sells too late or too low, the plan fails with all of its costs. Often there is a simpler way: a later closing date, a longer contract, a purchase without any exchange. When the gain is small next to these costs, paying the tax may be better, and then you can build on any land you like.',
      },
    ],
    sources: ['parking-procedure', 'irc-1031'],
    reviewed: '2026-11-30',
  },
  ofOwnCase: true,
  ask: {
    intermediary: [
      'What do you charge for holding title, from the first paper to the last, and who pays taxes, insurance and repairs meanwhile?',
      'What happens to the parked property if mine has not sold by the last day?',
      'How are the builder’s bills paid out of the exchange money, and who checks them?',
    ],
    cpa: [
      'Does my case fit Revenue Procedure 2000-37, and did I or my company ever own the property?',
      'Which bills of the builder count toward the exchange, and which would be boot?',
    ],
  },
  next: ['deadlines', 'choose-intermediary', 'identify', 'boot'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-30', what: 'First version' }] },
}
