import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { figures } from '../../figures/figures.ts'
import type { AnswerPage } from '../answer-page.ts'
import {
  coupleResult,
  exampleCases,
  exampleEquity,
  exampleFigures,
  exampleOffering,
  exampleOfferingFacts,
} from '../example-offering.ts'
import { exampleLoan } from '../example-sale.ts'

const { equity, loan, loanRate, otherCosts, reserves, purchasePrice, netIncome, yearlyFeesOnTop } = exampleOffering
const [planned] = exampleOffering.distributions
const share = exampleEquity / equity
const notInProperty = otherCosts + reserves
const interest = loan * loanRate
const payments = equity * (planned - yearlyFeesOnTop)
const bad = coupleResult(exampleFigures().stress)

const rows = [
  { heading: 'Money put in', whole: equity },
  { heading: 'Loan', whole: loan },
  { heading: 'Up-front costs and reserves', whole: notInProperty },
  { heading: 'Price of the property', whole: purchasePrice },
  { heading: 'Yearly income, before interest', whole: netIncome },
  { heading: 'Yearly interest', whole: interest },
  { heading: 'Planned yearly payments', whole: payments },
].map(({ heading, whole }) => ({ heading, cells: [formatUsd(whole), formatUsd(whole * share)] }))

/** What an investor in a DST owns. */
export const whatIsADst: AnswerPage = {
  slug: 'what-is-a-dst',
  question: 'What do I own in a DST?',
  answer: [
    'You own a share of a trust that owns real estate, and for tax it generally counts as a share of the building.',
    'You have no deed and generally no vote, and the share is a security that can lose all its value.',
  ],
  searchWords: [
    'passive real estate',
    'fractional ownership',
    'tired of being a landlord',
    'hands-off rental',
    'mailbox money',
    'what does DST stand for',
    'Delaware statutory trust',
    'how does a Delaware trust work',
    'group investment in apartments',
    'real estate syndication',
    'replacement property without tenants to call me',
    'beneficial interest',
    'basics',
    'what in the world is it',
    'in plain English',
    'somebody mentioned a DST',
    'like owning stock or an apartment',
    'is my name on the deed',
    'who fixes the roof',
    'who deals with the renters',
    'no more toilets, is the monthly check guaranteed',
    'slice of a big building, do I vote',
    'can they come after me',
    'silent partner or shareholder',
    'who is responsible for upkeep and lawsuits',
    'own without managing',
    'dirt or paper',
  ],
  tool: { label: 'See what your own sale has to replace', to: '/exchange/money' },
  why: [
    {
      id: 'what-you-own',
      heading: 'What is yours, and what is not',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A Delaware statutory trust (DST) is a trust set up under Delaware law. A company called the sponsor forms it, has it buy real estate, and sells shares in it. Often the property is paid for before the first investor comes in. You and the building can be in any state.',
        },
        {
          kind: 'definitions',
          items: [
            {
              term: 'The building',
              meaning:
                'The trust holds the deed. You hold a share of the trust, and your name is not in the county’s records.',
            },
            {
              term: 'The loan',
              meaning: `If there is one, the trust owes it, and you don’t sign. Loans of ${figures.typicalLoan} of the value are usual. The lender can take the building, but generally not your other assets.`,
            },
            {
              term: 'The rent',
              meaning:
                'You get your part of what is left after costs, fees, interest and reserves. It is not guaranteed: it can shrink or stop.',
            },
            {
              term: 'The decisions',
              meaning: 'They belong to the trustee and the sponsor: rents, repairs, managers, and the day of the sale.',
            },
          ],
        },
      ],
      sources: ['delaware-dst-act', 'rev-rul-2004-86', 'dst-terms'],
      reviewed: '2026-11-29',
    },
    {
      id: 'why-it-counts',
      heading: 'Why it can count as real estate',
      blocks: [
        {
          kind: 'paragraph',
          text: 'In a 1031 exchange you can’t replace a building with shares of a company. A DST share can work because the tax rules look through it. In Revenue Ruling 2004-86 the IRS looked at one such trust. It treated each owner as owning a part of the real estate. So a share of it could be the replacement property (what you buy) in an exchange that follows the other rules.',
        },
        {
          kind: 'paragraph',
          text: 'The ruling describes a very simple trust. It has one building, one tenant who pays the running costs, and one loan. Its trustee may do little but collect and pass on the rent. Many DSTs today go further and hold several properties, for example. So ask how an offering differs from the ruling, and which lawyer gives an opinion that it still works.',
        },
      ],
      sources: ['irc-1031', 'rev-rul-2004-86', 'reg-7701-4', 'dst-program-reports'],
      reviewed: '2026-11-29',
    },
    {
      id: 'the-price',
      heading: 'What you give up for it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'To keep this tax treatment, the trust has to stay still. Once the offering has closed, it generally takes no new money, gets no new loan and buys no other property. It generally can’t rewrite its lease, and can sign with a new tenant only if the old one goes bankrupt. It makes only minor changes to the building, unless the law requires more.',
        },
        {
          kind: 'paragraph',
          text: 'So in many trusts a company of the sponsor rents everything and finds the tenants (a master lease). These limits mean that nobody can ask you for more money. They also mean that nobody can put money in when a tenant leaves or the loan falls due.',
        },
        {
          kind: 'paragraph',
          text: 'Your share is also a private security, not traded on any exchange. The SEC’s staff warns that such an investment may have to be held indefinitely, and that all of it can be lost. You may be told less than in a public offering. No agency judges whether it is a good investment.',
        },
      ],
      sources: [
        'rev-rul-2004-86',
        'reg-7701-4',
        'dst-program-reports',
        'private-placement-bulletin',
        'securities-act-23',
      ],
      reviewed: '2026-11-29',
    },
  ],
  example: {
    heading: `What ${percentOf(share)} of a trust comes to`,
    assumptions: [
      ...exampleOfferingFacts,
      `The sale of the couple’s duplex paid off a loan of ${formatUsd(exampleLoan)}. They own ${percentOf(share)} of the trust. Tax is left out. All figures of the DST are hypothetical, and none is a forecast.`,
    ],
    table: {
      kind: 'table',
      caption: `The trust, and the couple’s ${percentOf(share)} of it`,
      columns: ['What', 'The whole trust', 'The couple’s part'],
      rows: [...rows, { heading: 'Vote on rents, managers or the sale', cells: ['Sponsor and trustee', 'None'] }],
    },
    reading: [
      `They put in ${formatUsd(exampleEquity)}, and ${formatUsd(loan * share)} of the loan counts as theirs. That is as much debt as they had, so their old loan is generally replaced.`,
      `Of the money and the loan together, ${formatUsd(notInProperty * share)} is not in the property. Ask your CPA how much of that counts toward the exchange.`,
      `The lender comes first. If the trust sells in a bad case, for ${percentOf(exampleCases.stressValue)} less than it paid, they get back ${formatUsd(bad.back)} of their ${formatUsd(exampleEquity)}.`,
      'No room or floor of the building is theirs, and they can’t sell their part of it alone.',
    ],
    sources: ['irc-1031', 'reg-1031d', 'rev-rul-2004-86', 'dst-terms'],
    reviewed: '2026-11-29',
  },
  limit: {
    id: 'limit',
    heading: 'Where a DST is the wrong tool',
    blocks: [
      {
        kind: 'paragraph',
        text: 'A DST puts the tax off; it does not remove it. It fits badly if you may need the money, want a say, or know a building that you would rather run. Then property of your own is often better. If your gain is small, paying the tax may cost less than the fees of a DST. Most DSTs are also closed to people who are not accredited investors.',
      },
      {
        kind: 'paragraph',
        text: 'A trust that breaks its limits may lose the tax treatment. In trouble it may turn into a company (a “springing LLC”), and then a later exchange may no longer be open to you.',
      },
    ],
    sources: ['irc-1031', 'rev-rul-2004-86', 'dst-risks', 'dst-terms'],
    reviewed: '2026-11-29',
  },
  ask: {
    sponsor: [
      'Which real estate does this trust own today, and is any of it still to be bought?',
      'How does this trust differ from the one in Revenue Ruling 2004-86, and who wrote the tax opinion?',
    ],
    cpa: ['How much of the trust’s loan and value may I count, and which document says so?'],
    adviser: [
      'What can I do with a DST that I couldn’t do with a building of my own, and what can I do only with the building?',
    ],
  },
  next: ['seven-limits', 'dst-costs', 'dst-or-other', 'who-may-invest'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-29', what: 'First version' }] },
}
