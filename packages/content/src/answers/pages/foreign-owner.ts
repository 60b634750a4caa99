import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { replacementCheck } from '@dst/domain/exchange-money'
import { foreignSellerHomePrices, foreignSellerWithholding, withholdingCertificateDays } from '@dst/domain/parameters'
import { figures } from '../../figures/figures.ts'
import type { AnswerPage } from '../answer-page.ts'
import { exampleLoan, exampleSale, exampleTax } from '../example-sale.ts'

const { price, sellingCosts } = exampleSale
const { exchangeCash: cash } = replacementCheck({
  price,
  sellingCosts,
  debtPaidOff: exampleLoan,
  adjustedBasis: exampleTax.adjustedBasis,
  cashSpent: 0,
  newDebt: 0,
})
const usual = percentOf(foreignSellerWithholding.usual)
const home = percentOf(foreignSellerWithholding.home)

const cases = [
  { heading: `Most buyers, ${usual}`, withheld: price * foreignSellerWithholding.usual },
  { heading: `A buyer who will live there, ${home}`, withheld: price * foreignSellerWithholding.home },
  { heading: 'An IRS certificate for zero', withheld: 0 },
]

/** What an owner who is not a US person has to know before an exchange. */
export const foreignOwner: AnswerPage = {
  slug: 'foreign-owner',
  question: 'I am not a US person: can I exchange?',
  title: 'Exchanges by foreign owners',
  answer: [
    'Yes, US property for US property, but the buyer must generally withhold a part of the price unless the IRS agrees to less.',
    'Ask the IRS before the closing, because the days of the exchange keep running while you wait.',
  ],
  searchWords: [
    'FIRPTA 1031',
    'nonresident alien like-kind exchange',
    'Canadian selling Florida condo',
    'foreign national selling US rental',
    'green card 1031 exchange',
    'non citizen landlord',
    '15 percent held back at closing',
    'no social security number',
    'ITIN for selling property',
    'moved back home still own US house',
    'expat rental property',
    'overseas investor DST',
    'get FIRPTA refund',
  ],
  tool: { label: 'Count the days of your own exchange', to: '/exchange' },
  why: [
    {
      id: 'us-for-us',
      heading: 'US property for US property',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The US taxes gain on US real estate, wherever its owner lives. An exchange can put that tax off for a foreign owner too. The condition is that you get property whose sale the US would tax as well. US real estate meets it. Real estate in another country does not, and it is not like-kind to US real estate in any case.',
        },
        {
          kind: 'paragraph',
          text: 'The steps and days are those of every exchange: an intermediary before the closing, and then the deadlines. What is different is that the buyer may have to hold back a part of the price for the IRS. Closing agents call this FIRPTA withholding.',
        },
      ],
      sources: ['irc-897', 'irc-1031', 'reg-1031k'],
      reviewed: '2026-11-30',
    },
    {
      id: 'withholding',
      heading: 'What the buyer holds back',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            `Generally ${usual} of the price, not of the gain.`,
            `${home} if the buyer will live there and the price is no more than ${formatUsd(foreignSellerHomePrices.lowerUpTo)}.`,
            `Nothing if the buyer will live there and the price is no more than ${formatUsd(foreignSellerHomePrices.nothingUpTo)}.`,
            'Nothing if the seller does not count as foreign, and swears to it in writing with a US tax number.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Withholding is not a tax of its own. It counts toward your tax for the year, and you can ask for a refund of what is too much. But that comes later, and an exchange needs the money now.',
        },
        {
          kind: 'table',
          caption: `A sale for ${formatUsd(price)} with a loan of ${formatUsd(exampleLoan)}`,
          columns: ['Case', 'Held back', 'Left for the intermediary'],
          rows: cases.map(({ heading, withheld }) => ({
            heading,
            cells: [formatUsd(withheld), formatUsd(cash - withheld)],
          })),
        },
        {
          kind: 'paragraph',
          text: `The last column is what remains after the loan and ${formatUsd(sellingCosts)} of selling costs. To replace the whole price, you would have to add the amount held back from other money. Otherwise it may count as cash that you kept, which is taxed first.`,
        },
      ],
      sources: ['irc-1445', 'irc-1031', 'form-8288'],
      reviewed: '2026-11-30',
    },
    {
      id: 'two-papers',
      heading: 'Two papers that can lower it',
      blocks: [
        {
          kind: 'definitions',
          items: [
            {
              term: 'A notice to the buyer',
              meaning:
                'You state that no gain is taxed. IRS instructions say that this does not work for an exchange that is not complete when the buyer has to file Form 8288. That is soon after the closing, so most exchanges through an intermediary are not complete by then.',
            },
            {
              term: 'A certificate from the IRS',
              meaning: `You or the buyer ask for it on Form 8288-B. It can bring the amount down, even to nothing. The statute gives the IRS ${withholdingCertificateDays} days from the day it has the request. The IRS manual has a section on such requests for exchanges.`,
            },
          ],
        },
        {
          kind: 'notice',
          tone: 'caution',
          text: `The ${withholdingCertificateDays} days that the IRS has are more than the ${figures.identificationDays} days in which you must name property. A request that is still open does not stop those days. So ask early, and plan for a late answer.`,
        },
      ],
      sources: ['form-8288', 'irc-1445', 'reg-1031k'],
      reviewed: '2026-11-30',
    },
    {
      id: 'in-order',
      heading: 'In which order',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Find out whether you count as foreign for this tax. Your passport alone does not decide it, so ask a CPA who does this often.',
            'Get a US tax number. If you have none, Form W-7 can generally be sent in with Form 8288-B.',
            'Tell the agent, the buyer and the intermediary in writing that the seller is foreign, and that you plan an exchange.',
            'Send the request to the IRS before the closing. Agree in writing where money that is held back stays until the answer comes.',
            'File a US return for the year of the sale, with Form 8824 and with the proof of what was held back.',
          ],
        },
      ],
      sources: ['form-8288', 'irc-1445', 'form-8824'],
      reviewed: '2026-11-30',
    },
  ],
  limit: {
    id: 'limit',
    heading: 'What this leaves out',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Companies, partnerships and trusts with foreign owners follow rules of their own, and a state may hold back more. A tax treaty may change the picture. Your own country may tax the gain now, even though the US waits. Then an exchange puts off less than it seems, and paying the US tax may be the better choice.',
      },
      {
        kind: 'paragraph',
        text: 'Keeping until death is a different question for you as well. The US estate tax generally reaches property in the US, and the credit against it for someone who neither lives here nor is a citizen is small. Ask before you put more money into US real estate.',
      },
    ],
    sources: ['irc-1445', 'irc-2101', 'irc-897'],
    reviewed: '2026-11-30',
  },
  ofOwnCase: true,
  ask: {
    cpa: [
      'Do I count as a foreign seller, and does a treaty change what I owe?',
      'Will you prepare Form 8288-B, what do you need for it, and when must it be sent?',
      'Does my own country put off the tax on this gain as well?',
    ],
    intermediary: [
      'How many exchanges by foreign sellers have you handled, and who held the withheld money until the IRS answered?',
    ],
    sponsor: ['Does this DST take investors who are not US persons, and what is withheld from their payments?'],
  },
  next: ['choose-intermediary', 'deadlines', 'exchange-step-by-step', 'boot'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-30', what: 'First version' }] },
}
