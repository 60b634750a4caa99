import { formatUsd } from '@dst/domain/calculator'
import { exchangeDates } from '@dst/domain/exchange-dates'
import { replacementCheck } from '@dst/domain/exchange-money'
import { latestTaxYear } from '@dst/domain/tax-estimate'
import { weekdayDate } from '@dst/domain/wording'
import { figures } from '../../figures/figures.ts'
import type { AnswerPage } from '../answer-page.ts'
import { exampleFacts, exampleLoan, exampleSale, exampleTax } from '../example-sale.ts'

const closing = { on: `${latestTaxYear}-06-15` } as const
const dates = exchangeDates({ closings: [closing.on], taxpayer: 'individual', extension: 'none' })
const { exchangeCash, toReplace } = replacementCheck({
  price: exampleSale.price,
  sellingCosts: exampleSale.sellingCosts,
  debtPaidOff: exampleLoan,
  adjustedBasis: exampleTax.adjustedBasis,
  cashSpent: 0,
  newDebt: 0,
})

/** The whole way from the agreement to the tax return. */
export const exchangeStepByStep: AnswerPage = {
  slug: 'exchange-step-by-step',
  question: 'How does an exchange work, step by step?',
  answer: [
    `You sign with an intermediary before you close, name property within ${figures.identificationDays} days and buy within ${figures.exchangeDays}, or sooner if your tax return is due.`,
    'You never touch the money in between.',
  ],
  searchWords: [
    '1031 for beginners',
    'how to do a like-kind exchange',
    'starker exchange',
    'swap my rental for another',
    'exchange process checklist',
    'roll over the profit into a new building',
    'timeline of a tax-deferred exchange',
    'what do I do first',
    'where do I start',
    'overview',
    'how it works',
    'never done this before',
    'first timer',
    'walk me through it',
    'simple explanation',
    'in what order, what to sign',
    'how do I set one up',
    'before I put it on the market',
    'who does what',
    'trade a house for land',
    'who writes up the agreement',
    'call before closing',
    'rollover rules',
    'already in contract',
    'for dummies, how to do an exchange',
  ],
  tool: { label: 'Lay out the steps and days of your own sale', to: '/exchange' },
  why: [
    {
      id: 'a-swap',
      heading: 'Why a sale and a purchase are not enough',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The law taxes a sale. It generally leaves a swap alone if you give up real property held for business or investment and get real property held for the same. The tax is put off, not forgiven: the old gain moves into the new property.',
        },
        {
          kind: 'paragraph',
          text: 'Few owners find someone who wants to swap. So a qualified intermediary steps in between. On paper you hand over the old property and get the new one under the same agreement. If you sell, take the money and buy later, that is no exchange, even inside the time limits.',
        },
      ],
      sources: ['irc-1031', 'reg-1031k'],
      reviewed: '2026-11-29',
    },
    {
      id: 'six-steps',
      heading: 'The six steps',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Ask first. Have your CPA work out the gain and the tax, and ask whether an exchange is worth it for you.',
            'Hire the intermediary. Sign the exchange agreement, assign the sale contract to it, and give all parties written notice. All of that comes before the closing.',
            'Close the sale. The price pays the costs and the loan. The rest goes to the intermediary, not to you.',
            `Name property. By midnight of day ${figures.identificationDays} your signed list goes to the intermediary. You may change it until then, and generally not after.`,
            `Buy. The intermediary pays for what you named by day ${figures.exchangeDays}, or by the due date of your return if that comes first. It can be a building, land, or a share of a Delaware statutory trust (DST).`,
            'Report. Form 8824 goes with the return for the year in which you sold, even if you bought in the next year. File once the exchange is over.',
          ],
        },
        {
          kind: 'notice',
          tone: 'caution',
          text: 'The second step cannot be made up for later. Once the sale has closed without an intermediary, or the money has reached you, there is generally no exchange to save.',
        },
      ],
      sources: ['irc-1031', 'reg-1031k', 'reg-1031k-g6', 'form-8824', 'rev-rul-2004-86'],
      reviewed: '2026-11-29',
    },
    {
      id: 'who-does-what',
      heading: 'Who does what',
      blocks: [
        {
          kind: 'definitions',
          items: [
            {
              term: 'You',
              meaning:
                'Choose, sign, and keep the days. Whoever sold must buy, under the same tax identity. A living trust or an LLC with one owner may count as its owner.',
            },
            {
              term: 'The intermediary',
              meaning:
                'Writes the agreement, holds the money and takes your list. It does not choose property for you, and no federal office licenses it.',
            },
            {
              term: 'Your CPA',
              meaning: 'Works out the tax, extends the return where needed, and reports the exchange.',
            },
            {
              term: 'Your own agent, attorney or CPA',
              meaning: `Generally can’t be the intermediary if they worked for you in the last ${figures.agentYears} years.`,
            },
            {
              term: 'Seller or sponsor',
              meaning: 'Stands on the other side of your purchase. Your deadline is your risk, not theirs.',
            },
          ],
        },
      ],
      sources: ['reg-1031k', 'reg-7701-3', 'intermediary-practice'],
      reviewed: '2026-11-29',
    },
    {
      id: 'full-deferral',
      heading: 'What to buy to defer everything',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Buy for at least the price you got, less the selling costs. Spend all of the money that the intermediary holds. Replace the old loan with a new one, or with fresh cash. What falls short is boot (value that is not like-kind property). It is taxed first, up to your whole gain.',
          link: { label: 'See what your own sale has to replace.', to: '/exchange/money' },
        },
      ],
      sources: ['irc-1031', 'reg-1031d'],
      reviewed: '2026-11-29',
    },
  ],
  example: {
    heading: 'One exchange from start to end',
    assumptions: [
      ...exampleFacts,
      `The closing is on ${weekdayDate(closing.on)}. They file as individuals for the calendar year.`,
      'Fees of the intermediary and costs of the purchase are left out.',
    ],
    table: {
      kind: 'table',
      caption: 'What happens, and by when',
      columns: ['Step', 'Last day', 'Money and papers'],
      rows: [
        {
          heading: 'Agreement',
          cells: [`Before ${weekdayDate(closing.on)}`, 'Signed with the intermediary; the sale contract is assigned'],
        },
        {
          heading: 'Closing',
          cells: [
            weekdayDate(closing.on),
            `${formatUsd(exampleSale.price)} pays ${formatUsd(exampleSale.sellingCosts)} of costs and the loan of ${formatUsd(exampleLoan)}; ${formatUsd(exchangeCash)} goes to the intermediary`,
          ],
        },
        { heading: 'Naming', cells: [weekdayDate(dates.identification), 'The signed list is with the intermediary'] },
        {
          heading: 'Buying',
          cells: [
            weekdayDate(dates.end),
            `To defer everything: ${formatUsd(toReplace.value)} of property, ${formatUsd(toReplace.cash)} of it from the intermediary`,
          ],
        },
        {
          heading: 'Reporting',
          cells: [
            weekdayDate(dates.dueDate),
            `Form 8824 with the return for ${latestTaxYear}, later with an extension`,
          ],
        },
      ],
    },
    reading: [
      `The naming period is part of the whole period, not added to it. After naming, the couple has ${figures.exchangeDays - figures.identificationDays} days left to close. A last day on a weekend generally stays there, so plan to close before it.`,
      'They sold in June, so the tax return does not cut their time short. A sale late in the year is another matter.',
    ],
    sources: ['irc-1031', 'reg-1031k', 'reg-1031d', 'form-8824'],
    reviewed: '2026-11-29',
  },
  limit: {
    id: 'limit',
    heading: 'What an exchange asks of you',
    blocks: [
      {
        kind: 'paragraph',
        text: 'An exchange costs fees, time and freedom. You must buy on a deadline, your old cost carries over, and so you write off less each year. While the days run you cannot use the money. If the gain is small, if you have losses to use, or if you need the cash, paying the tax may be the better choice. A home that you live in and property held for resale generally do not qualify. Buying first, building, and deals with family follow rules of their own. Ask your CPA and an attorney before you sign a sale contract.',
      },
    ],
    sources: ['irc-1031', 'reg-1031k-g6', 'rev-proc-2000-37'],
    reviewed: '2026-11-29',
  },
  ask: {
    cpa: [
      'What would I owe if I simply sold, and how much of it would an exchange put off?',
      'Under which name and tax number must I buy, so that it is the same taxpayer?',
    ],
    intermediary: ['What do you need from me, and by which day, before my sale can close?'],
  },
  next: ['choose-intermediary', 'deadlines', 'identify', 'who-signs'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-29', what: 'First version' }] },
}
