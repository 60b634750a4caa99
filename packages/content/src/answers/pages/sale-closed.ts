import { moneyDueOn } from '@dst/domain/boot-years'
import { formatUsd } from '@dst/domain/calculator'
import { exchangeDates } from '@dst/domain/exchange-dates'
import { replacementCheck } from '@dst/domain/exchange-money'
import { latestTaxYear } from '@dst/domain/tax-estimate'
import { longDate, shortDate } from '@dst/domain/wording'
import type { Definitions } from '../../blocks/index.ts'
import { figures } from '../../figures/figures.ts'
import type { AnswerPage } from '../answer-page.ts'
import { exampleFacts, exampleLoan, exampleSale, exampleTax } from '../example-sale.ts'

const { identificationDays: naming, exchangeDays: whole } = figures

const closing = { on: `${latestTaxYear}-06-15` } as const
const bought = { on: `${latestTaxYear}-09-01` } as const
const { end } = exchangeDates({ closings: [closing.on], taxpayer: 'individual', extension: 'none' })
const dueOn = (given: { anythingNamed: boolean; allReceivedOn?: string }) =>
  shortDate(moneyDueOn({ closing: closing.on, exchangeEnd: end, ...given }).countsOn)

const check = (cashSpent: number, newDebt: number) =>
  replacementCheck({
    price: exampleSale.price,
    sellingCosts: exampleSale.sellingCosts,
    debtPaidOff: exampleLoan,
    adjustedBasis: exampleTax.adjustedBasis,
    cashSpent,
    newDebt,
  })
const nothing = check(0, 0)
const cash = nothing.exchangeCash
const cheaper = 500_000
const part = check(cheaper, 0)

const rows = [
  { heading: 'Name nothing', back: dueOn({ anythingNamed: false }), left: cash, check: nothing },
  { heading: 'Name a building, buy nothing', back: dueOn({ anythingNamed: true }), left: cash, check: nothing },
  {
    heading: `Name and buy one building for ${formatUsd(cheaper)}, no loan`,
    back: dueOn({ anythingNamed: true, allReceivedOn: bought.on }),
    left: cash - cheaper,
    check: part,
  },
  {
    heading: 'Buy a building or a DST for all of it, with as much debt as before',
    back: 'None',
    left: 0,
    check: check(cash, exampleLoan),
  },
]

const sameAmount = formatUsd(500_000)

const costsAndLimits = ({ costs, limits }: { costs: string; limits: string }): Definitions => ({
  kind: 'definitions',
  items: [
    { term: 'What it costs', meaning: costs },
    { term: 'Its limits', meaning: limits },
  ],
})

/** What is still open between the closing of the sale and the end of the exchange. */
export const saleClosed: AnswerPage = {
  slug: 'sale-closed',
  question: 'My sale has closed: what can I still do?',
  answer: [
    `While an intermediary holds the money you can name property until day ${naming}, buy until day ${whole}, or let the exchange end and pay.`,
    'If the money has reached you, there is generally no exchange to save.',
  ],
  searchWords: [
    'already sold my property',
    'sold my rental what now',
    'too late for a 1031',
    'running out of days',
    'deal fell through after closing',
    'seller backed out',
    'cancel my exchange',
    'stop the exchange and take the cash',
    'last minute replacement',
    'closed last week',
    'escrow already closed',
    'forgot',
    'nobody told me, never heard of 1031',
    'sale went through yesterday or this morning',
    'title company cut me a check',
    'they wired me the proceeds',
    'deposited in my bank account',
    'second thoughts, undo the sale',
    'call the whole thing off',
    'seller walked away',
    'fell out of escrow',
    'inspection failed or burned down',
    'got outbid',
    'panicking, purchase just died, prices insane',
    'nothing lined up',
    'day forty',
    'buyer or realtor paid me directly',
  ],
  tool: { label: 'Count your own days, and see what is open', to: '/exchange' },
  why: [
    {
      id: 'your-dates',
      heading: 'First, your dates',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'The closing is day zero. If you sold several properties in one exchange, the first closing generally counts.',
            `By midnight of day ${naming}, name replacement property in a signed notice to your intermediary. Weekends and holidays do not move the day.`,
            `By midnight of day ${whole}, or by the due date of your return for the year of the sale if sooner, the purchase must be closed.`,
          ],
        },
        {
          kind: 'notice',
          tone: 'caution',
          text: 'The return can end your exchange early. Most people file by April 15, so this trap catches sales from about October 18 on. Partnerships, LLCs with several owners that file as partnerships, and S corporations generally file by March 15, which catches sales from about September 17 on. Estates, trusts and C corporations have dates of their own. An extension filed in time generally cures it. Ask your CPA before the year ends.',
        },
        {
          kind: 'notice',
          tone: 'information',
          text: 'If no intermediary was under contract at the closing, or if the money has reached you, ask a CPA the same day. There is generally no exchange to save.',
        },
        {
          kind: 'paragraph',
          text: 'An opportunity fund may still take the gain for some time, even if the money has reached you. It is another kind of investment, with risks and dates of its own.',
          link: { label: 'How opportunity zones work now.', to: '/answers/opportunity-zones' },
        },
      ],
      sources: ['irc-1031', 'reg-1031k', 'return-due-dates', 'irc-1400z-2'],
      reviewed: '2026-11-29',
    },
    {
      id: 'name-a-dst',
      heading: 'Name a DST, alone or as a second choice',
      blocks: [
        {
          kind: 'paragraph',
          text: `A DST (Delaware statutory trust) owns real estate, and you buy a share of it. Up to day ${naming} you may name up to ${figures.identifiedProperties} properties of any value, or more within ${figures.identifiedValue} of what you sold. Some owners name a building first and a DST behind it, in case the purchase fails.`,
          link: { label: 'What stays open if you are not accredited.', to: '/ways/not-accredited' },
        },
        costsAndLimits({
          costs: `Up-front costs often take ${figures.upFrontCosts} of the money you put in. Yearly fees and a fee at the sale follow.`,
          limits:
            'Most DSTs take accredited investors only. An offering can sell out after you have named it. You give up control, and you can lose money. A near deadline is a poor reason to sign.',
        }),
      ],
      sources: ['reg-1031k', 'rule-501', 'dst-terms', 'dst-risks'],
      reviewed: '2026-11-29',
    },
    {
      id: 'buy-directly',
      heading: 'Buy property of your own',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A building or land that you hold for business or investment still works. Tell the seller and the lender your last day at the outset.',
        },
        costsAndLimits({
          costs: 'Closing costs, inspection, a loan. A seller who knows your deadline may ask for more.',
          limits: `Loans and inspections take time, and day ${whole} does not wait. After day ${naming} you can generally buy only what you named.`,
        }),
      ],
      sources: ['irc-1031', 'reg-1031k'],
      reviewed: '2026-11-29',
    },
    {
      id: 'part',
      heading: 'Exchange a part and pay tax on the rest',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You may buy for less than you sold for. What you do not reinvest, and debt that you do not replace, is boot (value that is not like-kind property).',
        },
        costsAndLimits({
          costs: `Boot is taxed first, up to your whole gain. If your gain is ${sameAmount} and you keep ${sameAmount}, all of the gain is taxed and the purchase defers nothing.`,
          limits:
            'A partial exchange defers something only when the boot is smaller than the gain. Ask your CPA for both figures before you choose.',
        }),
      ],
      sources: ['irc-1031', 'reg-1031d'],
      reviewed: '2026-11-29',
    },
    {
      id: 'let-it-lapse',
      heading: 'Let the exchange end, and pay the tax',
      blocks: [
        {
          kind: 'paragraph',
          text: 'If nothing fits, you may name nothing and take the cash. If the money comes back in the next calendar year, the gain can often be reported in that year, if you truly meant to exchange.',
        },
        costsAndLimits({
          costs: `Federal tax at up to ${figures.capitalGainsRate} on long-term gain and up to ${figures.recaptureRate} on the part from depreciation, perhaps ${figures.netInvestmentIncomeRate} more, and state tax. The intermediary keeps its fee.`,
          limits: `You generally cannot have the money at once. Under Treasury Regulation 1.1031(k)-1(g)(6) the agreement must keep it from you. It does so until day ${naming} is over if you named nothing, otherwise until you have bought all that you named or the exchange period ends.`,
        }),
      ],
      sources: ['reg-1031k-g6', 'irc-453', 'irc-1h', 'irc-1411', 'smalley'],
      reviewed: '2026-11-29',
    },
    {
      id: 'disaster',
      heading: 'After a disaster, look for an IRS notice',
      blocks: [
        {
          kind: 'paragraph',
          text: `When the IRS names a disaster area, its notice may move both deadlines, often by ${figures.disasterDays} days. Only an IRS notice that covers you counts: a disaster named by the President or by FEMA is not enough by itself.`,
        },
      ],
      sources: ['rev-proc-2018-58'],
      reviewed: '2026-11-29',
    },
  ],
  example: {
    heading: 'Four ends of one exchange',
    assumptions: [
      ...exampleFacts,
      `The sale closes on ${longDate(closing.on)}, and the intermediary holds ${formatUsd(cash)}. In the third row the purchase closes on ${longDate(bought.on)}.`,
      'Fees and costs of the purchase are left out.',
    ],
    table: {
      kind: 'table',
      caption: 'When money comes back, and what is taxed',
      columns: ['What the couple does', 'Money from', 'Money back', 'Gain taxed now', 'Gain deferred'],
      rows: rows.map(({ heading, back, left, check: { taxedNow, deferred } }) => ({
        heading,
        cells: [back, formatUsd(left), formatUsd(taxedNow), formatUsd(deferred)],
      })),
    },
    reading: [
      'Here, naming something and buying nothing only locks the money for longer. After a sale later in the year it may also move the money into the next tax year.',
      `In the third row the couple gets ${formatUsd(cash - cheaper)} in cash and is taxed on ${formatUsd(part.taxedNow)}, since the old loan of ${formatUsd(exampleLoan)} was not replaced either. It generally pays to ask for these figures before day ${naming}.`,
    ],
    sources: ['irc-1031', 'reg-1031d', 'reg-1031k-g6'],
    reviewed: '2026-11-29',
  },
  limit: {
    id: 'limit',
    heading: 'What none of this changes',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Apart from a disaster notice and an extension of your return, nothing adds days. You generally cannot change the intermediary in the middle, or undo a closing. Call your intermediary and your CPA first; they know your dates. Paying the tax may be better than a purchase that you would not make without the deadline. It leaves you with cash and no deadline. If you buy again, you can write off the full new cost over the years, apart from land.',
      },
    ],
    sources: ['irc-1031', 'reg-1031k', 'intermediary-practice'],
    reviewed: '2026-11-29',
  },
  ofOwnCase: true,
  ask: {
    intermediary: [
      'What is my last day to name, my last day to buy, and the first day on which I can have money back?',
    ],
    cpa: ['What would I owe if I let the exchange end now, and what if I exchange a part?'],
    adviser: ['If there were no deadline, would you still show me this offering, and what speaks against it?'],
  },
  next: ['deadlines', 'identify', 'boot', 'year-end'],
  evidence: {
    about: 'law',
    expert: null,
    changes: [{ on: '2026-11-29', what: 'First version, from our page for owners whose sale has closed' }],
  },
}
