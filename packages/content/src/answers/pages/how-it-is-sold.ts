import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { spellNumber } from '@dst/domain/wording'
import type { AnswerPage } from '../answer-page.ts'
import {
  coupleResult,
  exampleEquity,
  exampleFigures,
  exampleOffering,
  exampleOfferingFacts,
  exampleYears,
} from '../example-offering.ts'

/** What the seller is paid through a broker, as a share of the money put in, and what an adviser charges a year. */
const commission = 0.06
const adviserFee = 0.01
const lastYear = exampleOffering.maturityYears

/** What is bought of the trust through the adviser, for each dollar bought through the broker. */
const larger = 1 / (1 - commission)
const fee = adviserFee * exampleEquity

/** The couple's gain if the trust sells after so many years for what it paid, by who sold it to them. */
function gainsAfter(years: number) {
  const { gain } = coupleResult(exampleFigures({ holdYears: years }).cases[1], years)
  return { broker: gain, adviser: (gain + exampleEquity) * larger - fee * years - exampleEquity }
}

const { load, yearlyFees } = coupleResult(exampleFigures().cases[1])
const paid = commission * exampleEquity
const early = 3
const shown = [early, exampleYears, lastYear].map((years) => ({ years, ...gainsAfter(years) }))

/** The first year at whose end the couple is better off with the broker. */
const turns = Array.from({ length: lastYear }, (_, index) => index + 1).find((years) => {
  const { broker, adviser } = gainsAfter(years)
  return broker > adviser
}) as number

const rows = [
  { heading: 'Commission at the start', cells: [paid, 0] },
  { heading: 'Left after the commission', cells: [exampleEquity - paid, exampleEquity] },
  { heading: 'Other up-front costs', cells: [load - paid, (load - paid) * larger] },
  { heading: 'Fees in the trust, each year', cells: [yearlyFees, yearlyFees * larger] },
  { heading: 'Adviser’s fee, each year', cells: [0, fee] },
  ...shown.map(({ years, broker, adviser }) => ({
    heading: `Gain or loss if sold after ${spellNumber(years)} years`,
    cells: [broker, adviser],
  })),
].map(({ heading, cells }) => ({ heading, cells: cells.map(formatUsd) }))

/** Who is paid when a DST is sold, and what they owe the buyer. */
export const howItIsSold: AnswerPage = {
  slug: 'how-it-is-sold',
  question: 'Who sells a DST, and what do they owe me?',
  answer: [
    'Brokers and advisers have to understand the risks and costs of what they recommend, and tell you how they are paid.',
    'No agency approves a DST, and those who only sell DSTs generally earn nothing if you choose another way.',
  ],
  searchWords: [
    'DST salesman',
    'financial advisor pushing a DST',
    'does my broker get a kickback',
    'fiduciary',
    'fee-only',
    'RIA vs broker',
    'Reg BI',
    'is the SEC behind this',
    'conflict of interest',
    'who gets paid if I invest',
    'free steak dinner seminar',
    'cold call about DSTs',
    'who earns what on my DST',
    'can I buy a DST direct',
    'no-load',
  ],
  tool: { label: 'Print the questions for your adviser', to: '/exchange/packet' },
  why: [
    {
      id: 'the-chain',
      heading: 'Who stands between the sponsor and you',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A share of a DST (Delaware statutory trust) is a security, usually sold in a private offering. Several firms may earn money on the way:',
        },
        {
          kind: 'definitions',
          items: [
            {
              term: 'The sponsor',
              meaning: 'Sets up the trust, and often earns fees for finding, managing and selling the property.',
            },
            {
              term: 'The managing broker',
              meaning:
                'Runs the offering for the sponsor and signs up other firms. It is paid for that, and so are its wholesalers, who promote the offering to those firms.',
            },
            {
              term: 'The broker or adviser who talks to you',
              meaning:
                'The commission is usually passed on to the broker who made the sale. In one sales agreement that we read, the trust also pays a yearly fee, which may be passed on to the firms that sold the shares.',
            },
            {
              term: 'Websites',
              meaning:
                'Sites like this one are paid for leads, the names of people who ask to be called. So this site gains when you ask for a call.',
            },
          ],
        },
      ],
      sources: ['dst-terms', 'servicing-fees', 'site-practice'],
      reviewed: '2026-11-30',
    },
    {
      id: 'what-they-owe',
      heading: 'What a broker owes you, and what an adviser does',
      blocks: [
        {
          kind: 'table',
          caption: 'The two kinds of people who may recommend a DST to you',
          columns: ['What', 'Broker', 'Investment adviser'],
          rows: [
            {
              heading: 'Usually paid',
              cells: [
                'Once, out of what you put in, at times with a yearly fee on top',
                'By you: each year, or for the work',
              ],
            },
            {
              heading: 'Duty begins',
              cells: ['With a recommendation', 'With your agreement, for the work it covers'],
            },
            {
              heading: 'The duty',
              cells: [
                'To act in your interest when recommending, and not put its own ahead of it',
                'To act in your interest, and not put its own ahead of it',
              ],
            },
            {
              heading: 'In writing',
              cells: [
                'Its role, the material fees and costs, limits on what it may recommend, and its conflicts. Also Form CRS, a short summary',
                'A brochure on its services, fees and conflicts (Form ADV). Also Form CRS',
              ],
            },
            { heading: 'Where to look it up', cells: ['brokercheck.finra.org', 'adviserinfo.sec.gov'] },
          ],
        },
        {
          kind: 'paragraph',
          text: 'SEC staff says that both duties generally lead to much the same result. Both have to understand the risks, rewards and costs of a DST, and to know your situation. A broker cannot meet the duty by telling you about a conflict and leaving it at that. An adviser has to tell you enough about its own for you to agree or refuse. FINRA, which oversees brokers, says that they must look into a private offering before they recommend it.',
        },
        {
          kind: 'paragraph',
          text: 'Many people are both broker and adviser. Ask in which role each speaks to you. If you pick a DST by yourself and nobody recommends it, a broker’s duty may not arise at all.',
        },
      ],
      sources: [
        'broker-conduct',
        'duty-of-care',
        'adviser-conduct',
        'relationship-summary',
        'adviser-brochure',
        'finra-private-placements',
        'brokercheck',
        'adviser-register',
      ],
      reviewed: '2026-11-30',
    },
    {
      id: 'nobody-approves',
      heading: 'What no agency does for you',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            'The SEC does not approve an offering or judge whether it is good. If anyone says that it did, stop there.',
            'A private offering files a short notice with the SEC (Form D). A broker that sells one to individuals generally has to send its document to FINRA soon after the first sale. Neither filing is a test of quality.',
            'The cap on selling costs of public real estate programs generally does not apply to a DST.',
          ],
        },
      ],
      sources: [
        'securities-act-23',
        'private-placement-bulletin',
        'form-d',
        'private-placement-filing',
        'public-program-costs',
      ],
      reviewed: '2026-11-30',
    },
  ],
  example: {
    heading: 'The same DST, bought in two ways',
    assumptions: [
      ...exampleOfferingFacts.slice(0, -1),
      `The property is sold for what it cost, and the sale costs ${percentOf(exampleOffering.exitFee)} of the price. Income that is not paid out is left out, and a gain counts payments and sale together. Through a broker, ${percentOf(commission)} of the money put in is commission, out of the up-front costs.`,
      `Through the adviser there is no commission. So the same ${formatUsd(exampleEquity)} buys a larger share of the trust, with larger parts of its costs, its loan and its payments. The adviser charges ${percentOf(adviserFee)} of the ${formatUsd(exampleEquity)} each year. Both rates are made up; yours may differ. Tax is left out.`,
    ],
    table: {
      kind: 'table',
      caption: `The couple’s ${formatUsd(exampleEquity)}, through a broker and through an adviser`,
      columns: ['What', 'Broker', 'Adviser'],
      rows,
    },
    reading: [
      `The commission is paid once, and the adviser’s fee every year. If the trust is sold before year ${turns}, the adviser’s way leaves the couple more. If it is sold in year ${turns} or later, the broker’s way does. They do not decide when it is sold.`,
      'An adviser who leaves the DST out of the yearly fee, or asks for one fixed sum, may cost less than either. All cases are hypothetical, and none is a forecast.',
    ],
    sources: ['dst-terms'],
    reviewed: '2026-11-30',
  },
  limit: {
    id: 'limit',
    heading: 'What these duties do not give you',
    blocks: [
      {
        kind: 'paragraph',
        text: 'A duty is not a promise that the investment goes well, and it is of little use if the firm cannot pay for the harm. The cheaper way to buy is not the better one if the DST is poor. And a person may keep to every rule and still know only one product. An adviser with a yearly fee may also earn more if you sell your building than if you keep it.',
      },
      {
        kind: 'paragraph',
        text: 'So ask someone who earns the same whatever you do, such as a CPA paid by the hour, about the other ways. Paying the tax is better when it comes to less than what the DST costs, or when you need the money. A building of your own is better if you want to decide. Keeping what you have costs no commission at all.',
      },
    ],
    sources: ['duty-of-care', 'dst-terms', 'irc-1031'],
    reviewed: '2026-11-30',
  },
  ask: {
    adviser: [
      'Are you speaking to me as a broker or as an adviser, and is this a recommendation?',
      'Which other ways did you weigh for me, among them paying the tax and keeping the property, and why not those?',
      'May you recommend DSTs of any sponsor, or only those on your firm’s list?',
    ],
    sponsor: ['Who is paid out of the up-front costs, how much each, and what changes if I buy without a commission?'],
    cpa: ['Do you or your firm get anything from anyone if I buy a DST?'],
  },
  next: ['look-up', 'dst-costs', 'read-the-memorandum', 'dst-or-other'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-30', what: 'First version' }] },
}
