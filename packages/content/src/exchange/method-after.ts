import { percentOf } from '@dst/domain/calculator-explanation'
import {
  badYearDrop,
  comparedCosts,
  exchangeForm,
  offeringGrowths,
  offeringNewLoan,
  offeringNewLoanYears,
  offeringStressIncome,
} from '@dst/domain/parameters'
import type { Section } from '../blocks/index.ts'

const reviewed = '2026-11-29'
const [fall, , rise] = offeringGrowths

/** How the form, the basis and the write-off after an exchange are counted. */
export const afterMethod: Section = {
  id: 'after-closing',
  heading: 'After the closing',
  blocks: [
    {
      kind: 'list',
      ordered: false,
      items: [
        `Form 8824: the lines of ${exchangeForm.taxYear}, in whole dollars. Costs that the price paid are received first and then come off line 15, whoever paid them. New debt never makes up for cash; cash of your own makes up for debt only.`,
        'Basis: line 25 goes to what you received by its value with the loan beside it, to the cent, and within each property by land, building and land improvements.',
        'Write-off: what was left of each old part goes on by value, up to what the new buildings took in, over the months that were left. The rest is written off as bought in the month of the purchase. Half of the first and of the last month count.',
        'As if bought new: the whole basis that isn’t land, from the month of the purchase. Both ways write off the same in the end.',
        'Money that came back: it counts on the day of the payment, or on which you could first ask for it. What counts in a later year is usually taxed then, in the share that gain has of the cash.',
        'A year with a trust: income less expenses, interest, costs of the loan and your own write-off, and never the depreciation of the letter.',
        'A later sale: what was written off before the exchange and not taxed in it is still gain from depreciation.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'An example: a house sold for $790,000 with a loan of $125,000 and a basis of $152,000, into three trusts of $250,000, $493,000 with its loan, and $160,000. Cash of $5,000 is left: line 23 is $5,000, line 25 is $270,000, and the three have a basis of $74,750.83, $147,408.64 and $47,840.53.',
    },
  ],
  sources: ['form-8824', 'reg-168i-6', 'irc-453', 'rev-rul-2004-86'],
  reviewed,
}

/** How the figures of offerings that a person typed are counted. */
export const offeringsMethod: Section = {
  id: 'offerings',
  heading: 'Offerings that you type',
  blocks: [
    {
      kind: 'list',
      ordered: false,
      items: [
        'Each offering is counted by itself, in the same way and with the same assumptions. None is ranked, scored or sorted: the order is the one in which you entered them.',
        'What a dollar buys: what is raised goes to costs, to reserves and into property. Costs are a share of the equity, and reserves are no cost.',
        'The loan is counted month by month. Years of interest only come before the years in which it is paid down. The sale is in the planned year, or when the loan falls due if something is owed then: a trust may not borrow anew.',
        `Three hypothetical sale cases: the price of the property changes by ${percentOf(fall)}, ${percentOf(0)} and ${percentOf(rise)} a year, with costs of ${percentOf(comparedCosts.exit)} unless you type others. A rate of return is the one at which all payments are worth nothing today.`,
        `A stress case: ${percentOf(offeringStressIncome)} less income and ${percentOf(badYearDrop)} less value. A new loan then costs ${percentOf(offeringNewLoan.rateRise)} more, is paid down over ${offeringNewLoanYears} years, and takes ${offeringNewLoan.coverage} times its payments.`,
        'The loan binds the trust alone: what a sale doesn’t repay is the lender’s loss, and nobody’s equity falls below nothing.',
        'In an exchange counts the loan as a share of all that is raised, not of the price that lenders quote.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'An example: $30,000,000 of equity and a loan of $25,000,000 buy a property for $50,000,000, with $4,000,000 of costs, and the rest is reserves. Of each dollar of equity, 13.3 cents are costs, 3.3 cents reserves and 83.3 cents property.',
    },
  ],
  sources: ['dst-terms', 'rev-rul-2004-86', 'irc-1031'],
  reviewed,
}
