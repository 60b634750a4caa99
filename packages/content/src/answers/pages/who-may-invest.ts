import { formatUsd } from '@dst/domain/calculator'
import { netWorthMinimum } from '@dst/domain/parameters'
import { figures } from '../../figures/figures.ts'
import type { AnswerPage } from '../answer-page.ts'
import { exampleEquity } from '../example-offering.ts'
import { exampleFacts, exampleLoan, exampleSale } from '../example-sale.ts'

const accounts = 340_000
const home = 550_000
const mortgage = 150_000

const before = exampleSale.price - exampleLoan + accounts
const after = exampleEquity + accounts
const test = (worth: number) => (worth > netWorthMinimum ? 'Met' : 'Not met')
const income = exampleSale.otherTaxableIncome + exampleSale.deductions

/** Who is an accredited investor, and how sellers of DSTs find out. */
export const whoMayInvest: AnswerPage = {
  slug: 'who-may-invest',
  question: 'Who may invest, and how is it proved?',
  answer: [
    `Most DSTs take only accredited investors: income above ${figures.incomeAlone}, ${figures.incomeTogether} as a couple, or a net worth above ${figures.netWorth} without the home.`,
    'If the offering is advertised, its sponsor must take reasonable steps to check.',
  ],
  searchWords: [
    'qualified investor',
    'sophisticated investor',
    'am I rich enough for a DST',
    'do I qualify',
    'millionaire test',
    'does my house count',
    'does my IRA count',
    'proof of income letter',
    'CPA letter',
    'self-certify',
    'SEC accreditation requirements',
    'net worth',
    'how much income',
    'minimum income',
    'land rich but income is small',
    'only for rich people',
    'bank statements and pay stubs',
    'why do they ask for tax returns, is it normal',
    'honor system',
    'let in',
    'eligible',
    'too poor, living on Social Security',
    'count my pension and home equity',
    'salary or assets',
    'do they verify',
    'add my wife’s income',
    'would they let me in, house is paid',
  ],
  tool: { label: 'See every test, for people and entities', to: '/accreditation' },
  why: [
    {
      id: 'the-tests',
      heading: 'One test is enough',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Most DSTs (Delaware statutory trusts) are private offerings. They skip the SEC registration that protects the public, and so they are meant for people who are thought able to bear a loss. The SEC’s Rule 501 says who that is. A person generally needs to meet one of these:',
        },
        {
          kind: 'definitions',
          items: [
            {
              term: 'Income',
              meaning: `More than ${figures.incomeAlone} alone, or more than ${figures.incomeTogether} with a spouse, in each of the last two years. You also need good reason to expect as much this year.`,
            },
            {
              term: 'Net worth',
              meaning: `More than ${figures.netWorth}, alone or with a spouse. The home you live in is left out. So is its mortgage, up to what the home is worth. But a loan that you took on the home shortly before may count against you.`,
            },
            {
              term: 'License',
              meaning: `A Series ${figures.series} license in good standing, whatever you own or earn.`,
            },
          ],
        },
        {
          kind: 'paragraph',
          text: 'A partner who lives with you like a spouse counts as one. For net worth you add up all that you own, rentals and retirement accounts too, and take off all that you owe. Companies and trusts have tests of their own. A living trust that you can revoke is generally judged by you.',
        },
      ],
      sources: ['rule-501', 'net-worth-guide', 'sec-definition-2020'],
      reviewed: '2026-11-29',
    },
    {
      id: 'how-it-is-proved',
      heading: 'Two kinds of offering, two kinds of proof',
      blocks: [
        {
          kind: 'table',
          caption: 'How your status is checked, by the rule that the offering uses',
          columns: ['What the rule says', 'Rule 506(b)', 'Rule 506(c)'],
          rows: [
            { heading: 'Advertising', cells: ['Not allowed', 'Allowed'] },
            {
              heading: 'Buyers',
              cells: ['Accredited, and a few others who know enough to judge it', 'Accredited only'],
            },
            {
              heading: 'Proof',
              cells: [
                'Usually a form that you fill in and sign',
                'Reasonable steps: tax forms, account statements, or a letter from your CPA, attorney or adviser',
              ],
            },
          ],
        },
        {
          kind: 'paragraph',
          text: `Papers for a check often have to be recent, and the check often takes ${figures.verificationDays} business days. Begin before your sale closes. An issuer (whoever sells the shares) that has checked you once may often take your written word for a later purchase. A new sponsor starts over.`,
        },
        {
          kind: 'paragraph',
          text: `You may hear that a high minimum now does away with papers. In a letter of March 2025, SEC staff agreed that a high minimum can be enough, on conditions. You must state in writing that you meet a test and that nobody else finances your purchase. And the issuer must know nothing to the contrary. The minimum in that letter is above the ${figures.minimumInvestment} that DSTs often ask. So papers are generally still needed.`,
          link: { label: 'The time limits and the letter in detail', to: '/accreditation' },
        },
      ],
      sources: ['rule-506', 'sec-reverification-2021', 'sec-letter-2025', 'dst-terms'],
      reviewed: '2026-11-29',
    },
  ],
  example: {
    heading: 'A couple that qualifies before the sale, and not after',
    assumptions: [
      ...exampleFacts,
      `They have ${formatUsd(accounts)} in savings and retirement accounts. Their home is worth ${formatUsd(home)}, with a mortgage of ${formatUsd(mortgage)}. They have no other debts, and have not borrowed on the home lately.`,
      'After the sale, the money that the intermediary holds is counted as theirs. Tax that is only put off is not counted as a debt. Ask an attorney about both.',
    ],
    table: {
      kind: 'table',
      caption: 'What counts toward the couple’s net worth',
      columns: ['What they have', 'Before the sale', 'After the sale'],
      rows: [
        { heading: 'Duplex, then exchange money', cells: [formatUsd(exampleSale.price), formatUsd(exampleEquity)] },
        { heading: 'Loan on the duplex', cells: [formatUsd(-exampleLoan), formatUsd(0)] },
        { heading: 'Savings and retirement accounts', cells: [formatUsd(accounts), formatUsd(accounts)] },
        { heading: 'Home and its mortgage', cells: ['Left out', 'Left out'] },
        { heading: 'Net worth that counts', cells: [formatUsd(before), formatUsd(after)] },
        { heading: `Test: more than ${figures.netWorth}`, cells: [test(before), test(after)] },
      ],
    },
    reading: [
      `The rule looks at the day on which you buy. The couple is ${formatUsd(netWorthMinimum - after)} short on that day, because selling the duplex took ${formatUsd(exampleSale.sellingCosts)} of what they had.`,
      `Income does not help them. About ${formatUsd(income)} a year is far below ${figures.incomeTogether}. One large gain hardly changes that. The test asks for two years, and good reason to expect as much again.`,
      'They can still exchange into property of their own. No such test applies there.',
    ],
    sources: ['rule-501', 'net-worth-guide', 'irc-1031'],
    reviewed: '2026-11-29',
  },
  limit: {
    id: 'limit',
    heading: 'What the test does not tell you',
    blocks: [
      {
        kind: 'paragraph',
        text: 'The test says that a DST may be sold to you. It does not say that one suits you. Someone whose net worth is one rental may pass, and still be unable to bear the loss of it. SEC staff says of private placements that all of the money can be lost. If most of what you own would go into one trust, your own building or paying the tax may be better.',
      },
      {
        kind: 'paragraph',
        text: 'Say only what is true. A false statement about your status may cost you rights and may be fraud. This site asks for your status, but does not check it. The sponsor or its broker decides.',
        link: { label: 'Ways that stay open if you are not accredited', to: '/ways/not-accredited' },
      },
    ],
    sources: ['rule-501', 'private-placement-bulletin', 'site-practice'],
    reviewed: '2026-11-29',
  },
  ask: {
    sponsor: [
      'Is this offered under Rule 506(b) or Rule 506(c), and which papers do you take as proof?',
      'What happens to my place in the offering if the check takes longer than my deadline?',
    ],
    cpa: ['Would you write a letter that confirms my status, and what do you need for it?'],
    adviser: ['What would be left of my savings and income if this DST paid nothing and lost all its value?'],
  },
  next: ['what-is-a-dst', 'how-it-is-sold', 'dst-costs', 'look-up'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-29', what: 'First version' }] },
}
