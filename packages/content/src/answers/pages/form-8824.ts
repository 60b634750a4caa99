import { formatUsd } from '@dst/domain/calculator'
import { form8824 as linesOf, formDestination } from '@dst/domain/form-8824'
import { exchangeForm, relatedPartyYears } from '@dst/domain/parameters'
import { spellNumber } from '@dst/domain/wording'
import type { AnswerPage } from '../answer-page.ts'
import { exampleEquity } from '../example-offering.ts'
import { exampleFacts, exampleLoan, exampleSale, exampleTax } from '../example-sale.ts'

const newLoan = 270_000
const { lines } = linesOf({
  price: exampleSale.price,
  sellingCosts: exampleSale.sellingCosts,
  debtPaidOff: exampleLoan,
  adjustedBasis: exampleTax.adjustedBasis,
  purchases: [{ cash: exampleEquity, debt: newLoan }],
})
const destination = formDestination({
  heldOverAYear: true,
  landOnly: false,
  inLaterYears: false,
  line21: lines.line21,
})
const { cash, netDebt, costs } = lines.line15Parts
const nextReturns = spellNumber(relatedPartyYears)

const rows = [
  { line: 'Line 15', what: 'Cash received and debt not replaced, less costs', amount: lines.line15 },
  { line: 'Line 16', what: 'Value of the real property received', amount: lines.line16 },
  { line: 'Line 17', what: 'Both together', amount: lines.line17 },
  { line: 'Line 18', what: 'Basis of the old property (cost less depreciation)', amount: lines.line18 },
  { line: 'Line 19', what: 'The whole gain', amount: lines.line19 },
  { line: 'Line 20', what: 'The smaller of line 15 and line 19', amount: lines.line20 },
  { line: 'Line 21', what: 'Of that, gain taxed at ordinary rates because of fast write-offs', amount: lines.line21 },
  { line: 'Line 22', what: 'The rest of it', amount: lines.line22 },
  { line: 'Line 23', what: 'Gain taxed now', amount: lines.line23 },
  { line: 'Line 24', what: 'Gain put off', amount: lines.line24 },
  { line: 'Line 25', what: 'Basis of the new property', amount: lines.line25 },
]

/** The lines of Form 8824, with those of the example. */
export const form8824: AnswerPage = {
  slug: 'form-8824',
  question: 'How is Form 8824 filled in?',
  answer: [
    'It goes with the return for the year of the sale, and shows both properties, the dates and the gain.',
    'Below, we fill in the lines of its main part with the numbers of our example.',
  ],
  searchWords: [
    'like-kind exchange tax form',
    'report a 1031 to the IRS',
    '1031 worksheet',
    'how to report my exchange on taxes',
    'TurboTax 1031',
    'recognized gain',
    'exchange expenses',
    'adjusted basis worksheet',
    'which form for a 1031 exchange',
    'does the IRS know about my exchange',
    'instructions',
    'line by line',
    'tell the IRS',
    'which line',
    'tax software',
    'confusing, makes no sense',
    'do my own taxes',
    'filled out wrong',
    'which boxes',
    'attach to my return',
    'calculation of basis',
    'eighty eight twenty four',
    'my preparer has never done one',
    'put down on my taxes',
    'Schedule D or 4797',
    'what date goes where',
  ],
  tool: { label: 'Work out the lines of your own exchange', to: '/exchange/after' },
  why: [
    {
      id: 'which-return',
      heading: 'Which return it goes with',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The form belongs to the year in which you gave up the old property. That is so even if you buy in the next year. Don’t file that return before your exchange is over, because parts of the form can’t be filled in until then. An extension gives you more time to file. It doesn’t give you more time to pay.',
        },
        {
          kind: 'paragraph',
          text: `If you exchanged with a related party, the form generally goes with the next ${nextReturns} returns too. If you bought nothing at all, there is generally no exchange to report, and the sale goes on other forms.`,
        },
      ],
      sources: ['form-8824', 'irc-1031', 'return-due-dates'],
      reviewed: '2026-11-29',
    },
    {
      id: 'first-part',
      heading: 'The first part: what and when',
      blocks: [
        {
          kind: 'definitions',
          items: [
            {
              term: 'Line 1 and line 2',
              meaning: 'The property you gave up and the one you got. Only real property belongs here.',
            },
            {
              term: 'Line 3 and line 4',
              meaning: 'The day you first acquired the old property, and the day you gave it up.',
            },
            {
              term: 'Line 5 and line 6',
              meaning:
                'The day you named the new property in writing, and the day you got it. With line 4, they show whether you met the deadlines.',
            },
            {
              term: 'Line 7',
              meaning:
                'Whether a related party took part. The form warns you here. If you bought from a relative or your own company through an intermediary, you generally can’t use it, unless an exception fits.',
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Take the dates from the closing statements and from your letter to the intermediary, not from memory.',
        },
      ],
      sources: ['form-8824', 'irc-1031'],
      reviewed: '2026-11-29',
    },
  ],
  example: {
    heading: 'The third part, with numbers',
    assumptions: [
      ...exampleFacts,
      `The couple spends all of the ${formatUsd(exampleEquity)} that is left on a share of a DST (Delaware statutory trust). Their part of its loan is ${formatUsd(newLoan)}, less than the loan they paid off. Costs of the purchase and of the intermediary are left out. So are furniture and reserves, which may add to line 15.`,
      `The lines are those of the ${exchangeForm.taxYear} form, the latest that we read. The form for ${exampleSale.taxYear} may differ.`,
    ],
    table: {
      kind: 'table',
      caption: 'Lines of Part III of Form 8824, in whole dollars',
      columns: ['Line', 'What goes there', 'Amount'],
      rows: rows.map(({ line, what, amount }) => ({ heading: line, cells: [what, formatUsd(amount)] })),
    },
    reading: [
      `Line 15 takes the most care. The selling costs of ${formatUsd(costs)} were paid out of the price, so they first count as cash (${formatUsd(cash)}) and then come off again. What is left is the debt that the couple did not replace: ${formatUsd(netDebt)}.`,
      `That amount is taxed though they never saw it as cash. From line 22 it generally goes on to ${destination.line22}.`,
      `Line 25 is the number to keep for good. The lines below it split that amount by kind of property; here all of it is land and building. The new property is worth ${formatUsd(lines.line16)}, but for tax its basis is only ${formatUsd(lines.line25)}. The difference is the gain that was put off.`,
    ],
    sources: ['form-8824', 'irc-1031', 'reg-1031d'],
    reviewed: '2026-11-29',
  },
  limit: {
    id: 'limit',
    heading: 'Where this stops being simple',
    blocks: [
      {
        kind: 'paragraph',
        text: 'The example has one sale, one purchase, and a building written off evenly. Several properties, parts written off fast, a home in the same building or a relative on the other side each need more than these lines. Then the statement behind the form matters more than the form. Your state may want a form of its own, some of them every year.',
      },
      {
        kind: 'paragraph',
        text: 'A neat form does not rescue an exchange that broke a rule, and by then your choices are made. So work out the lines before you sell. If line 23 comes near line 19, the exchange puts off little. Then a plain sale with the tax paid may be better. Have a CPA prepare or check the form.',
      },
    ],
    sources: ['form-8824', 'irc-1031', 'state-claims'],
    reviewed: '2026-11-29',
  },
  ask: {
    cpa: [
      'Which statement goes with my Form 8824, and may I see how you got line 15 and line 18?',
      'How do you describe my share of a DST on line 2, and which value do you put on line 16?',
    ],
    intermediary: ['When do I get an account of my exchange, with each date, payment and fee?'],
    sponsor: [
      'Which paper shows my part of the loan, and how much of my money bought something other than real property?',
    ],
  },
  next: ['after-closing-papers', 'year-end', 'related-parties', 'next-exchange'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-29', what: 'First version' }] },
}
