import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { replacementCheck } from '@dst/domain/exchange-money'
import {
  opportunityDeferral,
  opportunityFundWindow,
  opportunityHold,
  opportunityReduction,
} from '@dst/domain/parameters'
import { spellNumber } from '@dst/domain/wording'
import { figures } from '../../figures/figures.ts'
import type { AnswerPage } from '../answer-page.ts'
import { exampleFacts, exampleLoan, exampleSale, exampleTax } from '../example-sale.ts'

const { gain } = exampleTax
const { exchangeCash: cash, toReplace } = replacementCheck({
  price: exampleSale.price,
  sellingCosts: exampleSale.sellingCosts,
  debtPaidOff: exampleLoan,
  adjustedBasis: exampleTax.adjustedBasis,
  cashSpent: 0,
  newDebt: 0,
})
const deferral = spellNumber(opportunityDeferral)
const hold = spellNumber(opportunityHold)
const usual = percentOf(opportunityReduction.usual)
const rural = percentOf(opportunityReduction.rural)

/** An opportunity fund against an exchange. */
export const opportunityZones: AnswerPage = {
  slug: 'opportunity-zones',
  question: 'Opportunity zone fund or exchange?',
  answer: [
    'A fund takes only the gain and leaves you the rest of the money, but its deferral ends on a date set by law.',
    'An exchange asks you to reinvest the whole net price, and can put the tax off until death.',
  ],
  searchWords: [
    'QOZ fund',
    'QOF vs 1031',
    'opportunity zone 2.0',
    'qualified opportunity fund capital gains',
    'invest capital gains instead of like-kind',
    'missed the naming deadline what else can I do',
    'failed 1031 opportunity zone',
    'opportunity zones 2027',
    'rural opportunity fund',
    'no tax on growth if I hold a decade',
    'defer gain but keep the cash',
    'deferred gain due 2026',
    'low income area tax break',
  ],
  tool: { label: 'Compare exchanging with paying for your own sale', to: '/exchange/compare' },
  why: [
    {
      id: 'side-by-side',
      heading: 'Side by side',
      blocks: [
        {
          kind: 'table',
          caption: 'An exchange and an opportunity fund',
          columns: ['What', 'Exchange', 'Fund'],
          rows: [
            {
              heading: 'What has to go in, to put off all',
              cells: ['The whole net price, debt included', 'Only the gain'],
            },
            {
              heading: 'Your time',
              cells: [
                `${figures.identificationDays} days to name, ${figures.exchangeDays} to close, or less`,
                `${opportunityFundWindow} days, generally from the sale`,
              ],
            },
            { heading: 'May you touch the money?', cells: ['No', 'Yes'] },
            {
              heading: 'When the old gain is taxed',
              cells: ['At a later taxable sale', 'On a date in the law, or at a sale if sooner'],
            },
            {
              heading: 'Growth of what you buy',
              cells: ['Taxed at a taxable sale', `Can go untaxed after ${hold} years`],
            },
            { heading: 'At your death', cells: ['The old gain generally falls away', 'The old gain is still taxed'] },
            { heading: 'What you own', cells: ['Real estate, or a DST share', 'A share of a company or partnership'] },
          ],
        },
        {
          kind: 'paragraph',
          text: 'The row on death is easily missed. Heirs generally get property from an exchange at its value on that day. Gain put off in a fund has no such end: the statute says that whoever receives it reports it as income.',
        },
      ],
      sources: ['irc-1031', 'irc-1400z-2', 'irc-1014', 'reg-1031k'],
      reviewed: '2026-11-30',
    },
    {
      id: 'two-sets-of-dates',
      heading: 'Two sets of dates',
      blocks: [
        {
          kind: 'table',
          caption: 'What happens to gain in a fund, by the day it goes in',
          columns: ['What', 'By December 31, 2026', 'From January 1, 2027'],
          rows: [
            {
              heading: 'The old gain is taxed',
              cells: [
                'On December 31, 2026, or at a sale if sooner',
                `After ${deferral} years, or at a sale if sooner`,
              ],
            },
            {
              heading: 'Part that drops out',
              cells: [
                'None for money put in after 2021',
                `${usual} after ${deferral} years, ${rural} in a qualified rural fund`,
              ],
            },
            {
              heading: 'Growth of the fund',
              cells: [`Can go untaxed after ${hold} years`, 'The same'],
            },
          ],
        },
        {
          kind: 'paragraph',
          text: `What counts is the day on which the money goes in, not the day of the sale. IRS Notice 2026-40 says so for gain of 2026 that is invested in time in 2027. So after a sale late in 2026 the ${opportunityFundWindow} days can leave you a choice, and waiting for the new year may change a lot. Ask your CPA for your own last day before you wait.`,
        },
      ],
      sources: ['irc-1400z-2', 'notice-2026-40'],
      reviewed: '2026-11-30',
    },
    {
      id: 'what-goes-in',
      heading: 'What goes in, with numbers',
      blocks: [
        { kind: 'list', ordered: false, items: exampleFacts },
        {
          kind: 'paragraph',
          text: `After the loan and the costs, the couple has ${formatUsd(cash)} in cash. To put off everything by an exchange, they buy for ${formatUsd(toReplace.value)}, with that cash and ${formatUsd(toReplace.debt)} of new debt or fresh cash. To put the whole gain into a fund, they need ${formatUsd(gain)} in cash. That is ${formatUsd(gain - cash)} more than they have, because paying off the loan takes cash and does not lower the gain.`,
        },
        {
          kind: 'paragraph',
          text: `For a sale in June, the ${opportunityFundWindow} days end before 2027. So the first set of dates applies to this couple, and a fund puts off nothing: their gain is taxed for 2026 either way. Only the rule on growth is left.`,
        },
        {
          kind: 'paragraph',
          text: `After a later sale, the same gain could go in from 2027 on. Then ${formatUsd(gain * (1 - opportunityReduction.usual))} of it is taxed after ${deferral} years, or ${formatUsd(gain * (1 - opportunityReduction.rural))} in a qualified rural fund. The tax is due then, whether or not the fund has paid them anything, and rates may have changed.`,
        },
        {
          kind: 'paragraph',
          text: 'Not every gain can go in. It must come from a sale to someone who is not related to you, by a test that is stricter than usual. Gain taxed at ordinary rates cannot go in, such as gain from fast write-offs on appliances.',
        },
      ],
      sources: ['irc-1400z-2', 'irs-opportunity-questions', 'irc-1031', 'reg-1031d'],
      reviewed: '2026-11-30',
    },
    {
      id: 'what-a-fund-is',
      heading: 'What a fund is, and its risks',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A fund is a company or partnership that keeps nearly all of its money in property or businesses in opportunity zones. A zone is a low-income area that a state has proposed and the Treasury has named. Property there generally has to be new, or rebuilt at great cost. So the fund carries the risks of building, of finding tenants and of a long hold, and you may lose money.',
        },
        {
          kind: 'paragraph',
          text: 'Zones are now named for a decade at a time. What a fund buys after 2026 generally has to be in a zone that was named under the 2025 act. A fund that shows you a map of the first zones may be out of date.',
        },
      ],
      sources: ['irc-1400z-2', 'irc-1400z-1', 'notice-2026-40', 'irs-opportunity-questions'],
      reviewed: '2026-11-30',
    },
  ],
  limit: {
    id: 'limit',
    heading: 'What this leaves out',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Your money can be locked in a fund for longer than the deferral lasts, so plan where the tax will come from. If your share is worth less than the old gain on that day, the lower value generally counts. The rules may also limit how long growth can go untaxed, so ask the fund for its dates. Your state may tax the gain at once. More rules for the years from 2027 on may follow. If your rate is low, or you will need the money soon, paying the tax now may be better than either. The old gain is then behind you, and you may buy what you like.',
      },
    ],
    sources: ['irc-1400z-2', 'notice-2026-40'],
    reviewed: '2026-11-30',
  },
  ofOwnCase: true,
  ask: {
    cpa: [
      'How much of my gain could go into a fund, and what is my last day?',
      'Would it be better for me to invest before or after New Year, and what do I owe in each case?',
    ],
    adviser: [
      'Which property does the fund own or plan to build, in which zone, and when was that zone named?',
      'Where will the money for my tax come from when the deferral ends, and can I sell my share before that?',
      'What do I pay up front, each year and at the end, and who earns from it?',
    ],
  },
  next: ['sell-or-exchange', '2025-law', 'step-up-heirs', 'year-end'],
  evidence: { about: 'law', expert: null, changes: [{ on: '2026-11-30', what: 'First version' }] },
}
