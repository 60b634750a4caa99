import { exchangeDates, type TaxpayerKind } from '@dst/domain/exchange-dates'
import { shortDate, weekdayDate } from '@dst/domain/wording'
import { figures } from '../../figures/figures.ts'
import type { AnswerPage } from '../answer-page.ts'

const { identificationDays: naming, exchangeDays: whole } = figures

const sales = [
  { on: '2026-03-14', by: 'individual', note: '' },
  { on: '2026-10-17', by: 'individual', note: '' },
  { on: '2026-10-18', by: 'individual', note: '' },
  { on: '2026-11-20', by: 'individual', note: '' },
  { on: '2027-10-18', by: 'individual', note: '' },
  { on: '2027-12-01', by: 'individual', note: '' },
  { on: '2026-09-17', by: 'partnership', note: ', partnership' },
] as const

const datesOf = (closing: string, taxpayer: TaxpayerKind) =>
  exchangeDates({ closings: [closing], taxpayer, extension: 'none' })

const late = { on: '2026-11-20' } as const
const lateDates = datesOf(late.on, 'individual')
const winter = { on: '2027-12-01' } as const

const owners = [
  { heading: 'You, or a couple', kind: 'individual', trap: 'October 18' },
  { heading: 'Estate or trust', kind: 'trust-or-estate', trap: 'October 18' },
  { heading: 'C corporation', kind: 'c-corporation', trap: 'October 18' },
  { heading: 'Partnership', kind: 'partnership', trap: 'September 17' },
  { heading: 'S corporation', kind: 's-corporation', trap: 'September 17' },
] as const

/** Which days end the naming and the exchange. */
export const deadlines: AnswerPage = {
  slug: 'deadlines',
  question: 'What are my deadlines?',
  answer: [
    `Day ${naming} and day ${whole} count from your first closing, weekends and holidays included.`,
    'The due date of your tax return can end the time earlier, unless you file for an extension.',
  ],
  searchWords: [
    'how long do I have after selling',
    `${figures.identificationDays} day rule`,
    `${figures.exchangeDays} day rule`,
    'deadline calculator',
    'does the clock stop on Sunday',
    'late in the year sale',
    'Form 4868 exchange',
    'can I get more time',
    'six months to reinvest',
    'time limit',
    'how many days do I have',
    'time to find a new property',
    'weekend or holiday',
    'due date',
    'extension',
    'clock is ticking',
    'day forty',
    'calendar or business days',
    'Saturdays',
    'Christmas and Thanksgiving',
    'drop dead date',
    'last possible day',
    'when do they start counting',
    'grace period',
    'hurricane or wildfire',
    'closing delayed, extra days',
    'missed by a day',
    'sold two, which date counts',
    'last day falls on Sunday',
    'filing taxes early while still shopping',
  ],
  tool: { label: 'Count the days of your own sale', to: '/exchange' },
  why: [
    {
      id: 'how-to-count',
      heading: 'How the days are counted',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            'The day on which your property passes to the buyer is day zero. The next day is the first.',
            `Naming ends at midnight of day ${naming}. Buying ends at midnight of day ${whole}, or earlier if your return is due. Both run from the same day.`,
            'They are calendar days. If a last day is a Saturday, a Sunday or a holiday, it generally stays there. Plan to be done on the business day before.',
            'If you sell several properties in one exchange, both periods run from the first closing.',
            'A slow lender, a seller who backs out, or a DST (Delaware statutory trust) that sells out moves nothing.',
          ],
        },
      ],
      sources: ['irc-1031', 'reg-1031k'],
      reviewed: '2026-11-29',
    },
    {
      id: 'the-return',
      heading: 'How a tax return can cut the time short',
      blocks: [
        {
          kind: 'paragraph',
          text: `The law ends the exchange on day ${whole} or on the due date of your return for the year of the sale, whichever is earlier. So a sale late in the year may lose days. An extension of the return moves the due date, and that generally brings the full ${whole} days back. It has to be filed, and filed in time: Form 4868 for a person or a couple, generally Form 7004 for others. A plan to extend counts for nothing. And the return itself should generally wait until the exchange is over.`,
        },
        {
          kind: 'table',
          caption: `Due dates for a sale on ${shortDate(late.on)}, calendar years`,
          columns: ['Who sold', 'Return due', 'If extended', 'Sales at risk'],
          rows: owners.map(({ heading, kind, trap }) => {
            const { dueDate, extendedDueDate } = datesOf(late.on, kind)
            return { heading, cells: [shortDate(dueDate), shortDate(extendedDueDate), `From about ${trap}`] }
          }),
        },
        {
          kind: 'paragraph',
          text: 'An LLC with several owners often files as a partnership. A living trust or an LLC with one owner generally files as its owner. An extension to file is no extension to pay: tax is still due on the first date.',
        },
      ],
      sources: ['irc-1031', 'return-due-dates', 'reg-7701-3'],
      reviewed: '2026-11-29',
    },
    {
      id: 'a-couple-that-missed-it',
      heading: 'A couple that missed it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A California owner gave up a rented business property on December 22, 1988. After a weekend, the couple’s joint return was due on Monday, April 17, 1989, and they filed it that day. The new properties came between April 25 and June 20. They argued that they could have had an extension. The Tax Court said no: they had filed on the due date, and so the exchange period was over. A court of appeals agreed.',
        },
      ],
      sources: ['christensen'],
      reviewed: '2026-11-29',
    },
    {
      id: 'what-moves-the-days',
      heading: 'What can move the days',
      blocks: [
        {
          kind: 'paragraph',
          text: `After a disaster the IRS may move both days, often by ${figures.disasterDays} days. Only an IRS notice that covers you counts. A disaster named by the President or by FEMA is not enough by itself. Ask your intermediary and your CPA whether a notice fits your case.`,
        },
      ],
      sources: ['rev-proc-2018-58'],
      reviewed: '2026-11-29',
    },
  ],
  example: {
    heading: 'Seven sales, day by day',
    assumptions: [
      'Each sale is the only one in its exchange. The seller is a person or a couple unless the row says otherwise.',
      'The tax year is the calendar year. No disaster notice applies.',
    ],
    table: {
      kind: 'table',
      caption: 'Last days without an extension, and with one that was filed',
      columns: ['Sale closes', `Day ${naming}`, `Day ${whole}`, 'Last day to buy', 'If extended'],
      rows: sales.map(({ on, by, note }) => {
        const { identification, full, end, endIfExtended } = datesOf(on, by)
        const cells = [identification, full, end].map((date) => shortDate(date))
        return {
          heading: `${shortDate(on)}${note}`,
          cells: [...cells, endIfExtended === end ? 'No change' : shortDate(endIfExtended)],
        }
      }),
    },
    reading: [
      `One day makes the difference: the sale on October 17 keeps all ${whole} days, the next one loses a day. The sale on November 20 loses ${lateDates.daysLost}.`,
      `In the year before a leap year, a sale on October 18 keeps all of them. In the sale on December 1, day ${naming} is ${weekdayDate(datesOf(winter.on, 'individual').identification)}. It stays there.`,
    ],
    sources: ['irc-1031', 'reg-1031k', 'return-due-dates'],
    reviewed: '2026-11-29',
  },
  limit: {
    id: 'limit',
    heading: 'What these dates do not tell you',
    blocks: [
      {
        kind: 'paragraph',
        text: 'We count with the plain due date, even where it falls on a weekend. A return may then be on time on the next business day, but do not rest an exchange on that. Tax years that end in another month have other dates. So may owners who live abroad. Buying first follows a count of its own. And a date is no reason to buy: if nothing fits by then, paying the tax may be better than a poor purchase. Ask your CPA before the year ends.',
      },
    ],
    sources: ['irc-7503', 'return-due-dates', 'rev-proc-2000-37'],
    reviewed: '2026-11-29',
  },
  ask: {
    cpa: [
      'On which day is my return for the year of the sale due, and will you file the extension before then?',
      'How much must I pay with the extension, if the exchange may still fail?',
    ],
    intermediary: ['Which closing starts my days, and will you give me both last days in writing?'],
  },
  next: ['identify', 'year-end', 'sale-closed', 'money-locked'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-29', what: 'First version' }] },
}
