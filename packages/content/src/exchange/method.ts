import { percentOf } from '@dst/domain/calculator-explanation'
import {
  badYearDrop,
  comparedCosts,
  comparedInterest,
  comparedReturns,
  comparedTaxRates,
  comparedYears,
  corporateTaxRate,
  dstMinimumInvestment,
  lowRateHorizon,
  shelteredIncome,
  verdictLimits,
} from '@dst/domain/parameters'
import type { Section } from '../blocks/index.ts'
import { figures } from '../figures/figures.ts'
import { afterMethod, offeringsMethod } from './method-after.ts'
import { verdictCounts, type VerdictCounts } from './verdict-counts.ts'

/** How the comparison is made: its rules, its model, its assumptions and its limits. */
export interface ExchangeMethod {
  readonly title: string
  readonly lead: string
  readonly sections: readonly Section[]
  readonly counts: VerdictCounts
}

const { lowRate, lossShare, cashShare, loanShare } = verdictLimits
const minimum = `$${dstMinimumInvestment.to.toLocaleString('en-US')}`
const reviewed = '2026-11-28'

/** The page that says how the comparison is made; its figures come from the parameters of `@dst/domain`. */
export const exchangeMethod: ExchangeMethod = {
  title: 'How the comparison is made',
  lead: 'The sentence above your comparison comes from eleven rules and one model. Both are shown here in full, and so is how the time after the closing and offerings that you type are counted. All of it says what your figures say, and recommends nothing.',
  sections: [
    {
      id: 'rules',
      heading: 'The rules, in order',
      blocks: [
        { kind: 'paragraph', text: 'The first of ten that applies decides the sentence. The rest are not considered.' },
        {
          kind: 'list',
          ordered: true,
          items: [
            'There is no gain. An exchange would put a loss off.',
            'The tax is less than the up-front cost of the DST (Delaware statutory trust).',
            `The tax is at most ${percentOf(lowRate)} of the gain, the years are at most ${lowRateHorizon}, and the property is not left to heirs.`,
            `Losses of earlier years cut the tax by ${percentOf(lossShare)} or more.`,
            `You need more than ${percentOf(cashShare)} of the cash within ${figures.cashYears} years.`,
            'At equal returns the DST ends behind paying the tax.',
            'The tax is more than the cash that the sale leaves. Where it leaves none, this comes before the rule above.',
            `The loan to replace is more than ${percentOf(loanShare)} of what you buy.`,
            `The cash is below ${minimum}, or you are not an accredited investor.`,
            'None of these holds: deferral looks worth its cost under your assumptions.',
            'With the least state tax that is possible the rules above speak for paying, with the most for putting off. The sentence then says so, and asks what settles it.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'State tax is a range while a fact is open or figures are not final. The rules are tried with both ends, and the ways compared with the one that speaks less for the sentence. Nothing takes the middle.',
        },
        {
          kind: 'paragraph',
          text: 'A lower tax or a higher up-front cost never moves the sentence toward the DST. Other returns of your own never change it: it always compares at equal returns.',
        },
      ],
      sources: ['irc-1031', 'dst-terms'],
      reviewed: '2026-11-29',
    },
    {
      id: 'model',
      heading: 'The model',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            'On day one, paying the tax works with the cash less the tax. The DST works with the cash less its up-front cost.',
            'Buying yourself works with the cash less the costs of buying. Keeping it works with the price less the loan.',
            'Cash taken at the closing is left out of every way, keeping too, so that they compare. An exchange is taxed on it on day one, up to the gain.',
            'The income of a year is a share of what works. Depreciation shelters a part of it, and the rest is taxed. An old basis (what tax law counts as your cost) shelters less than a new one.',
            'At the end a sale brings the grown price less its costs. The tax put off is due then, with tax on what was gained since.',
            'Exchanged again, the tax is still put off, and is shown. Left to heirs of a person, under current law income tax on that gain is usually not due.',
            'At equal returns no loan works beside the DST. A loan that it does not replace is taxed on day one, up to the gain.',
            'With assumptions of your own, the difference is split by changing one thing after the other: deferral, basis, costs, loan, returns, and a loan that comes due in a bad year.',
            `A loan of the DST that comes due in a bad year: the trust has to sell or borrow anew while prices are low. Then ${percentOf(badYearDrop)} of the value at the end of that year is lost for good, and the income after it is lower by as much. The loan and its cost stay. It can only lower what the DST comes to.`,
          ],
        },
      ],
      sources: ['irc-1031', 'irc-1014', 'irc-168'],
      reviewed,
    },
    {
      id: 'assumptions',
      heading: 'The assumptions',
      blocks: [
        { kind: 'paragraph', text: 'All of them are hypothetical. They apply until you change them.' },
        {
          kind: 'table',
          caption: 'What is assumed until you change it',
          columns: ['Assumption', 'Value'],
          rows: [
            row('Years', String(comparedYears.usual)),
            row('Income of every way a year', percentOf(comparedReturns.income)),
            row('Growth of every way a year', percentOf(comparedReturns.growth)),
            row('Up-front costs of the DST', percentOf(comparedCosts.load)),
            row('Costs of buying yourself', percentOf(comparedCosts.purchase)),
            row('Costs of a sale at the end', percentOf(comparedCosts.exit)),
            row('Tax on income', percentOf(comparedTaxRates.income)),
            row('Tax on what is gained after today', percentOf(comparedTaxRates.gain)),
            row('Both, of a C corporation', percentOf(corporateTaxRate)),
            row('Income that a new basis shelters', percentOf(shelteredIncome.fullBasis)),
            row('Income that an old basis shelters', percentOf(shelteredIncome.carriedBasis)),
            row('Interest on a loan of the DST', percentOf(comparedInterest)),
            row('Value lost when that loan comes due in a bad year, once you try it', percentOf(badYearDrop)),
          ],
        },
      ],
      sources: ['irc-1h', 'irc-1411', 'dst-terms'],
      reviewed,
    },
    {
      id: 'limits',
      heading: 'Its limits',
      blocks: [
        {
          kind: 'list',
          ordered: false,
          items: [
            'Nobody knows the returns of a property. Equal returns show what costs and taxes do, not what will happen.',
            'Income is level, and growth is the same each year. Real years differ, and a loan may come due in a bad one: that can be tried for the DST.',
            'Tax rates and the law stay as they are. They may change before the tax that was put off is due.',
            'Loans on a property that you keep or buy are assumed to earn what they cost. A bad year when they come due is not counted.',
            'Heirs of a corporation’s owner inherit the shares, and what it owns keeps its basis, so that ending is not offered. With a partnership, its property generally follows only with an election (section 754).',
            'A DST usually cannot be sold before its end, and may pay less than planned or nothing. A number does not show that.',
            'It is not tax, legal or investment advice. Ask your CPA before you decide.',
          ],
        },
      ],
      sources: ['dst-terms', 'irc-1031'],
      reviewed,
    },
    afterMethod,
    offeringsMethod,
  ],
  counts: verdictCounts,
}

function row(heading: string, value: string) {
  return { heading, cells: [value] }
}
