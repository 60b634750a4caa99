import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { replacementCheck } from '@dst/domain/exchange-money'
import type { AnswerPage } from '../answer-page.ts'
import { exampleFacts, exampleLoan, exampleSale, exampleTax } from '../example-sale.ts'

const sold = {
  price: exampleSale.price,
  sellingCosts: exampleSale.sellingCosts,
  debtPaidOff: exampleLoan,
  adjustedBasis: exampleTax.adjustedBasis,
}
const kept = 100_000
const whole = replacementCheck({ ...sold, cashSpent: 0, newDebt: 0 })
const cash = whole.exchangeCash

const cases = [
  { heading: `Spend all ${formatUsd(cash)}, new loan ${formatUsd(exampleLoan)}`, spent: cash, debt: exampleLoan },
  { heading: `Keep ${formatUsd(kept)}, new loan ${formatUsd(exampleLoan)}`, spent: cash - kept, debt: exampleLoan },
  {
    heading: `Keep ${formatUsd(kept)}, borrow ${formatUsd(kept)} more`,
    spent: cash - kept,
    debt: exampleLoan + kept,
  },
  { heading: `Spend all ${formatUsd(cash)}, no new loan`, spent: cash, debt: 0 },
].map(({ heading, spent, debt }) => ({
  heading,
  check: replacementCheck({ ...sold, cashSpent: spent, newDebt: debt }),
}))

/** How cash kept and debt dropped are taxed. */
export const boot: AnswerPage = {
  slug: 'boot',
  question: 'How is boot taxed, and in which order?',
  answer: [
    'Cash that you keep and debt that you do not replace are taxed first, up to your whole gain.',
    'You do not get your own cost back first, so a small amount of cash can be taxed in full.',
  ],
  searchWords: [
    'take some cash out',
    'partial exchange',
    'pull money out',
    'keep some of the money',
    'left over money',
    'mortgage boot',
    'debt relief',
    'trade down',
    'buy something cheaper',
    'spend less than I sold for',
    'skim a little off the top',
    'pocket some of it',
    'some for a wedding or medical bills',
    'pay off credit cards and a car',
    'cash back at settlement, am I in trouble',
    'furniture',
    'security deposits and prorated rent',
    'cheaper place',
    'downsize',
    'reinvest half',
    'pay on the difference',
    'do I have to put it all in',
    'swap for a smaller building',
    'pull out enough for a truck',
    'ended up with extra, unspent thousands',
  ],
  tool: { label: 'See the boot of your own sale', to: '/exchange/money' },
  why: [
    {
      id: 'what-boot-is',
      heading: 'What counts as boot',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Boot is whatever you get in an exchange that is not like-kind real property. The law lets you swap real property for real property. It taxes the rest.',
        },
        {
          kind: 'list',
          ordered: false,
          items: [
            'Cash: money that comes back to you, at the closing or when the exchange ends.',
            'Debt: a loan that the sale paid off, where neither a new loan nor fresh cash takes its place.',
            'Other things: furniture, a boat, a note from the buyer.',
            'Some payments at the closing, such as rent credits, deposits or loan costs, may count as cash too. Ask before you sign the closing statement.',
          ],
        },
      ],
      sources: ['irc-1031', 'reg-1031d'],
      reviewed: '2026-11-29',
    },
    {
      id: 'the-order',
      heading: 'Why boot is taxed first',
      blocks: [
        {
          kind: 'paragraph',
          text: 'In a plain sale a part of each dollar is your own cost coming back. An exchange does not work that way. The statute taxes the gain up to the sum of the money and the value of other property you get. So the first dollars out are gain. Boot above the whole gain is not taxed.',
        },
        {
          kind: 'paragraph',
          text: 'This makes small amounts costly. Someone who keeps a tenth of the price may think that a tenth of the gain is taxed. In fact all of the kept cash is taxed, if the gain is that large.',
        },
        {
          kind: 'paragraph',
          text: 'The reverse holds too: boot never makes you pay on more than your gain. And a loss generally does not count in an exchange, even when you take cash.',
        },
      ],
      sources: ['irc-1031'],
      reviewed: '2026-11-29',
    },
    {
      id: 'one-way',
      heading: 'Cash and debt net in one direction only',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Fresh cash can take the place of an old loan, dollar for dollar. A larger new loan cannot take the place of cash that you keep. The third line of the example shows it: the couple borrows more, and the cash that they kept is taxed all the same.',
        },
      ],
      sources: ['reg-1031d'],
      reviewed: '2026-11-29',
    },
  ],
  example: {
    heading: 'One sale, four purchases',
    assumptions: [...exampleFacts, 'Costs of the purchase and of the exchange are left out.'],
    table: {
      kind: 'table',
      caption: 'Boot and the gain taxed now, by what is bought',
      columns: ['What the couple does', 'Boot', 'Gain taxed now', 'Gain deferred'],
      rows: cases.map(({ heading, check }) => ({
        heading,
        cells: [formatUsd(check.boot), formatUsd(check.taxedNow), formatUsd(check.deferred)],
      })),
    },
    reading: [
      `To defer everything they have to buy for ${formatUsd(whole.toReplace.value)}, spend ${formatUsd(whole.toReplace.cash)} and replace ${formatUsd(whole.toReplace.debt)} of debt. The new loan is then ${percentOf(Math.round(whole.neededLoanShare * 1000) / 1000)} of the purchase.`,
      'A loan that is not replaced is taxed although it brings no cash. The tax has to come from somewhere else.',
    ],
    sources: ['irc-1031', 'reg-1031d', 'form-8824'],
    reviewed: '2026-11-29',
  },
  limit: {
    id: 'limit',
    heading: 'What this leaves out',
    blocks: [
      {
        kind: 'paragraph',
        text: 'The table shows gain, not tax. Which rate applies depends on your income, and gain from depreciation may be taxed before the rest at its own rate. Your state may count differently. If boot comes near your whole gain, an exchange defers little and still costs fees. Then paying the tax may be the better choice: you get cash and have no deadlines. If you buy again, you have more to write off.',
      },
    ],
    sources: ['irc-1031', 'irc-1h'],
    reviewed: '2026-11-29',
  },
  ask: {
    cpa: [
      'If I keep some cash, how much of it is taxed, and at which rates?',
      'Which lines of my closing statement count as boot?',
    ],
    intermediary: ['May loan costs, deposits and rent credits be paid from the exchange money, and what does that do?'],
  },
  next: ['replace-debt', 'money-locked', 'tax-on-sale', 'cost-segregation'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-29', what: 'First version' }] },
}
