import { moneyDueOn } from '@dst/domain/boot-years'
import { exchangeDates, type Extension } from '@dst/domain/exchange-dates'
import { latestTaxYear } from '@dst/domain/tax-estimate'
import { longDate, shortDate } from '@dst/domain/wording'
import { figures } from '../../figures/figures.ts'
import type { AnswerPage } from '../answer-page.ts'

const { identificationDays: naming, exchangeDays: whole } = figures

const early = { sold: { on: `${latestTaxYear}-06-15` }, bought: { on: `${latestTaxYear}-09-01` } } as const
const late = { sold: { on: `${latestTaxYear}-11-20` }, bought: { on: `${latestTaxYear + 1}-02-01` } } as const

type Sale = typeof early | typeof late

/** The first day for the money of one sale. */
function dueOn(
  { sold }: Sale,
  named: { anythingNamed: boolean; allReceivedOn?: string },
  extension: Extension = 'none',
): string {
  const { end } = exchangeDates({ closings: [sold.on], taxpayer: 'individual', extension })
  return shortDate(moneyDueOn({ closing: sold.on, exchangeEnd: end, ...named }).rightFrom)
}

const allBought = (sale: Sale) => dueOn(sale, { anythingNamed: true, allReceivedOn: sale.bought.on })
const notAllBought = (sale: Sale, extension?: Extension) => dueOn(sale, { anythingNamed: true }, extension)

const rows = [
  { heading: 'Name nothing', of: (sale: Sale) => dueOn(sale, { anythingNamed: false }) },
  { heading: 'Name one property and buy it', of: allBought },
  { heading: 'Name two and buy one', of: (sale: Sale) => notAllBought(sale) },
  { heading: 'The same, with an extension filed', of: (sale: Sale) => notAllBought(sale, 'filed') },
  { heading: `Name two, take one back by day ${naming}, buy the other`, of: allBought },
]

/** When exchange money can come back to its owner. */
export const moneyLocked: AnswerPage = {
  slug: 'money-locked',
  question: 'When may I touch the money?',
  answer: [
    'Generally not before the exchange ends: a right to take the money can undo the whole exchange.',
    `It can come sooner if you name nothing by day ${naming}, buy all that you named, or a major event occurs that the agreement names.`,
  ],
  searchWords: [
    'can i use the cash to fix the roof',
    'borrow against my exchange account',
    'get my proceeds early',
    'withdraw from the QI',
    'accommodator won’t release my funds',
    'constructive receipt',
    'g6 restrictions',
    'loan against escrow',
    'pay off my credit card with the proceeds',
    'emergency cash during a 1031',
    'leftover funds after closing',
    'who gets the interest on the escrow',
    'refund of exchange funds',
    'changed my mind, want the money back',
  ],
  tool: { label: 'See the days and the money of your own sale', to: '/exchange' },
  why: [
    {
      id: 'out-of-reach',
      heading: 'Why the money is out of reach',
      blocks: [
        {
          kind: 'paragraph',
          text: 'An exchange swaps property for property. Money that you can draw on at any time counts as yours, even while it lies in another account. A sale for money and a purchase later is no exchange, however soon the purchase comes.',
        },
        {
          kind: 'paragraph',
          text: 'So the agreement with your intermediary has to take the right away from you. Until the exchange ends you may not receive the money, pledge it, borrow it or get its benefit in another way. What counts is the right itself. Look for these words in the agreement before you sign.',
        },
      ],
      sources: ['constructive-receipt', 'pub-544-exchanges', 'reg-1031k'],
      reviewed: '2026-11-30',
    },
    {
      id: 'when-it-opens',
      heading: 'When it can come back',
      blocks: [
        {
          kind: 'definitions',
          items: [
            {
              term: 'You named nothing',
              meaning: `From the day after day ${naming}. Before that day is over, you could still name something.`,
            },
            {
              term: 'You bought everything that you named',
              meaning: `From the last of these purchases on. Some intermediaries also wait for day ${naming} to pass, so ask.`,
            },
            {
              term: `A major event after day ${naming}`,
              meaning:
                'Generally only if it has to do with the exchange, is outside your control, and stands in the agreement. A private need, such as a medical bill, generally does not count. Ask to see the clause.',
            },
            {
              term: 'You named something that you did not buy',
              meaning: `When the exchange period is over: after day ${whole}, or after the due date of your return, extensions included, if that comes sooner.`,
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Giving up in between does not open the account, and neither does an offer to pay the tax.',
        },
      ],
      sources: ['reg-1031k-g6', 'pub-544-exchanges', 'constructive-receipt'],
      reviewed: '2026-11-30',
    },
    {
      id: 'one-name-too-many',
      heading: 'One name too many locks the rest',
      blocks: [
        {
          kind: 'paragraph',
          text: `Many owners name a second property in case the first one fails. If they then buy the first for part of the money, the rest generally waits, because the second could still be bought. Until day ${naming} a name can be taken back in writing. After that it stands.`,
        },
      ],
      sources: ['reg-1031k', 'reg-1031k-g6'],
      reviewed: '2026-11-30',
    },
    {
      id: 'if-you-need-cash',
      heading: 'If you need some of the cash',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Decide before the closing of your sale. Cash that is paid to you there is boot (value that is not like-kind property). It is generally taxed first, up to your whole gain. The rest can generally still be exchanged. Settle the sum with your intermediary and the closing agent in advance.',
          link: { label: 'How boot is taxed.', to: '/answers/boot' },
        },
        {
          kind: 'list',
          ordered: false,
          items: [
            'Exchange money generally cannot pay for a new roof on another house, a loan to a child, or a credit card bill.',
            'A loan that the exchange account secures is generally ruled out as well.',
            'Usual closing costs, such as commissions, title fees and transfer taxes, can generally be paid from it.',
            'The agreement says who gets the interest on the money. Your share generally waits like the rest, and is taxable income.',
          ],
        },
      ],
      sources: ['irc-1031', 'reg-1031k', 'closing-costs-g7', 'pub-544-exchanges'],
      reviewed: '2026-11-30',
    },
  ],
  example: {
    heading: 'Two sales, and the first day for the money',
    assumptions: [
      `One couple sells on ${longDate(early.sold.on)} and buys on ${longDate(early.bought.on)}. Another sells on ${longDate(late.sold.on)} and buys on ${longDate(late.bought.on)}.`,
      'Each purchase takes only part of the money. The rows show from when the couple has a right to the rest.',
      'Returns follow the calendar year. No disaster notice applies, no major event occurs, and the agreement has the usual terms.',
    ],
    table: {
      kind: 'table',
      caption: 'First day with a right to the money that is left',
      columns: ['What the couple does', `Sold ${shortDate(early.sold.on)}`, `Sold ${shortDate(late.sold.on)}`],
      rows: rows.map(({ heading, of }) => ({ heading, cells: [of(early), of(late)] })),
    },
    reading: [
      `With two names, the first couple has finished buying on ${shortDate(early.bought.on)}, yet waits for the rest until ${notAllBought(early)}.`,
      `The extension that gives the second couple more days to buy also keeps its money away for longer: until ${notAllBought(late, 'filed')} instead of ${notAllBought(late)}.`,
      'For the tax, money generally counts from the day on which you could have had it, even if you ask for it later.',
    ],
    sources: ['reg-1031k-g6', 'irc-1031', 'return-due-dates'],
    reviewed: '2026-11-30',
  },
  limit: {
    id: 'limit',
    heading: 'What this does not settle',
    blocks: [
      {
        kind: 'paragraph',
        text: 'These are rights under the usual terms. Your own agreement decides, and a payment can take days. If an intermediary pays too early as a favor, call a CPA the same day: the whole exchange may be at stake. If the intermediary fails, a court may decide who gets what. If you may need much of the money soon, an exchange may be the wrong place for it: it leaves you with property, not cash. Paying the tax may then be better. You have the cash at the closing and no rules to keep.',
      },
    ],
    sources: ['reg-1031k-g6', 'rev-proc-2010-14'],
    reviewed: '2026-11-30',
  },
  ask: {
    intermediary: [
      'On which page does the agreement bar me from the money, and in which cases does it let me have it back?',
      'Can you pay the deposit on my new property out of the exchange money, and what do you need for that?',
      'If I name two properties and buy one, when do I get the rest?',
    ],
    cpa: ['How much cash could I take at the closing, what tax would it bring, and would the rest still be deferred?'],
  },
  next: ['deadlines', 'boot', 'choose-intermediary', 'year-end'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-30', what: 'First version' }] },
}
