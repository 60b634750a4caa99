import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { replacementCheck } from '@dst/domain/exchange-money'
import { dstLoanShare } from '@dst/domain/parameters'
import { figures } from '../../figures/figures.ts'
import type { AnswerPage } from '../answer-page.ts'
import { exampleFacts, exampleLoan, exampleSale, exampleTax } from '../example-sale.ts'

const sold = {
  price: exampleSale.price,
  sellingCosts: exampleSale.sellingCosts,
  debtPaidOff: exampleLoan,
  adjustedBasis: exampleTax.adjustedBasis,
}
const { exchangeCash, netSalePrice, neededLoanShare } = replacementCheck({ ...sold, cashSpent: 0, newDebt: 0 })
const { usual } = dstLoanShare
const share = (exact: number) => percentOf(Math.round(exact * 1000) / 1000)

const trusts = [
  { heading: 'No loan', loanShare: 0 },
  { heading: `${share(usual.from)} of its value`, loanShare: usual.from },
  { heading: `${share(neededLoanShare)} of its value`, loanShare: neededLoanShare },
  { heading: `${share(usual.to)} of its value`, loanShare: usual.to },
].map(({ heading, loanShare }) => {
  const newDebt = (exchangeCash * loanShare) / (1 - loanShare)
  return { heading, newDebt, check: replacementCheck({ ...sold, cashSpent: exchangeCash, newDebt }) }
})
const withCash = replacementCheck({ ...sold, cashSpent: exchangeCash, newDebt: 0, cashAdded: exampleLoan })

/** What can take the place of a loan that the sale pays off. */
export const replaceDebt: AnswerPage = {
  slug: 'replace-debt',
  question: 'Must I replace my loan?',
  answer: [
    'To defer all of the tax, yes: with new debt, with a share of a DST’s loan, or with fresh cash of your own.',
    'New debt does not make up for cash that you keep.',
  ],
  searchWords: [
    'do I have to get another mortgage',
    'equal or greater debt',
    'buy with all cash',
    'paid off mortgage at closing',
    'debt relief',
    'trade into no mortgage',
    'assume the lender',
    'leverage requirement',
    'bring money to the table',
    'same size loan',
    'take on debt',
    'debt free',
    'refuse to carry debt, does owing nothing hurt me',
    'smaller loan than the old one',
    'free and clear',
    'no more monthly payments',
    'add my own savings',
    'nobody will lend to a retiree',
    'am I on the hook for the note',
    'borrow again at my age',
    'high interest rates',
    'own it outright',
    'lender turned me down',
    'payoff balance that big',
    'bank note',
  ],
  tool: { label: 'See what your own sale has to replace', to: '/exchange/money' },
  why: [
    {
      id: 'debt-counts-as-money',
      heading: 'Why a loan counts as money',
      blocks: [
        {
          kind: 'paragraph',
          text: 'When the sale pays off your loan, tax law treats that as money that you received. If nothing takes the loan’s place, the amount is boot (value that is not like-kind property). Boot is taxed first, up to your whole gain.',
        },
        {
          kind: 'paragraph',
          text: 'This kind of boot is easy to miss. Nobody hands you a check, yet the tax falls due. It has to come from money that you have elsewhere.',
        },
      ],
      sources: ['irc-1031', 'reg-1031d'],
      reviewed: '2026-11-29',
    },
    {
      id: 'three-replacements',
      heading: 'What can take its place',
      blocks: [
        {
          kind: 'definitions',
          items: [
            {
              term: 'A new loan of your own',
              meaning:
                'You buy a building in your own name and borrow at least as much as you owed. A lender checks you, and you sign.',
            },
            {
              term: 'A share of a DST’s loan',
              meaning:
                'A DST (Delaware statutory trust) owns real estate, and you buy a share of it. Many have a loan on the property, and a part of that loan counts as yours under these rules. You don’t sign for it, and the lender can generally look only to the property.',
            },
            {
              term: 'Fresh cash',
              meaning:
                'Money that did not come from the sale takes the place of debt, dollar for dollar. It has to go into the purchase.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'You can mix the three. Debt and value are added up over all that you buy in the exchange.',
        },
      ],
      sources: ['reg-1031d', 'dst-terms'],
      reviewed: '2026-11-29',
    },
    {
      id: 'not-for-cash',
      heading: 'It does not work the other way',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Cash can stand in for debt. Debt cannot stand in for cash. If you keep some of the money and borrow more in its place, the money that you kept is still taxed. The larger loan changes nothing in that.',
        },
      ],
      sources: ['reg-1031d'],
      reviewed: '2026-11-29',
    },
    {
      id: 'how-large',
      heading: 'How large the new loan has to be',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Take the loans that the sale pays off and divide them by the price less the selling costs. If you spend all the cash and add none, that is the share of the purchase that a loan has to cover. Compare it with the loan of each DST on your list.',
        },
        {
          kind: 'paragraph',
          text: `Many DSTs carry loans of ${figures.typicalLoan} of the property’s value, and some have none. Above about ${figures.highLoan} they are rare.`,
          link: { label: 'If your loan is higher than that', to: '/answers/high-loan' },
        },
      ],
      sources: ['irc-1031', 'reg-1031d', 'dst-terms'],
      reviewed: '2026-11-29',
    },
    {
      id: 'debt-or-cash',
      heading: 'Loan or cash: what each one costs',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A loan leaves your other money free. But it makes both gains and losses larger, and interest comes out of the rent before you are paid. A DST’s trustee generally cannot refinance. If the loan falls due in a bad year, the property may have to be sold, or the lender may take it.',
        },
        {
          kind: 'paragraph',
          text: 'Property without a loan has no lender that can take it. It can still lose value, and your cash is tied up, in a DST often for years. Keep enough outside to live on, and for what may go wrong.',
        },
      ],
      sources: ['reg-7701-4', 'dst-terms', 'dst-risks'],
      reviewed: '2026-11-29',
    },
  ],
  example: {
    heading: 'One sale, four trusts',
    assumptions: [
      ...exampleFacts,
      `They put all of the ${formatUsd(exchangeCash)} that is left into one DST and add nothing. Costs of the purchase and state tax are left out.`,
    ],
    table: {
      kind: 'table',
      caption: `What ${formatUsd(exchangeCash)} buys, and what is taxed, by the loan of the trust`,
      columns: ['Loan of the DST', 'Their share of it', 'What they buy', 'Gain taxed now'],
      rows: trusts.map(({ heading, newDebt, check }) => ({
        heading,
        cells: [formatUsd(newDebt), formatUsd(check.newValue), formatUsd(check.taxedNow)],
      })),
    },
    reading: [
      `The loan that they need is ${share(neededLoanShare)} of what they buy: ${formatUsd(exampleLoan)} divided by ${formatUsd(netSalePrice)}. Measured on the full price it would look like ${share(exampleLoan / exampleSale.price)}. The selling costs make the difference, because they leave less cash. A trust with a loan of that share still leaves a part taxed.`,
      `With no loan in the trust, ${formatUsd(exampleLoan)} of their own money would do the same. The gain taxed now is then ${formatUsd(withCash.taxedNow)}.`,
      'The last trust has more debt than they need. That defers nothing more. It buys more property on credit, and raises the risk.',
    ],
    sources: ['irc-1031', 'reg-1031d', 'form-8824'],
    reviewed: '2026-11-29',
  },
  limit: {
    id: 'limit',
    heading: 'When it is better to leave some debt unreplaced',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Nothing in the law makes you borrow. If only a little debt is missing, the tax on that part can cost less than years of interest on a new loan. It can also cost less than a trust that you would not choose otherwise. If the missing debt comes near your whole gain, an exchange defers little and still costs fees. Then paying the tax may be the better choice. The table shows gain, not tax. Your rate depends on your income, and your state may count differently. The IRS can question a loan that you raised shortly before the sale. Ask your CPA.',
      },
    ],
    sources: ['irc-1031', 'irc-1h', 'reg-1031d'],
    reviewed: '2026-11-29',
  },
  ask: {
    cpa: [
      'Which of my debts does the sale pay off, counting lines of credit, and does each of them count?',
      'If I leave a part of the debt unreplaced, what is the tax, and what would interest on a new loan cost instead?',
    ],
    intermediary: ['How does my own cash get into the purchase, and by which day do you need it?'],
    sponsor: ['For each dollar that I put in, how much of the loan counts as mine, and which paper of yours shows it?'],
  },
  next: ['high-loan', 'boot', 'what-is-a-dst'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-29', what: 'First version' }] },
}
