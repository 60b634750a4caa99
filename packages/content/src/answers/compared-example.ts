import { percentOf } from '@dst/domain/calculator-explanation'
import { defaultAssumptions, type ComparedSale } from '@dst/domain/comparison'
import { spellNumber } from '@dst/domain/wording'
import { exampleLoan, exampleSale, exampleTax } from './example-sale.ts'

const { returns, load, purchaseCosts, exitCosts, incomeTaxRate, gainTaxRate, shelter, years } = defaultAssumptions

/** The example's sale as the comparison of ways takes it. */
export const comparedExample: ComparedSale = {
  price: exampleSale.price,
  sellingCosts: exampleSale.sellingCosts,
  debtPaidOff: exampleLoan,
  adjustedBasis: exampleTax.adjustedBasis,
  tax: exampleTax.total,
  accredited: true,
}

/** The years that the comparison covers, in words. */
export const comparedFor: string = spellNumber(years)

/** What the comparison assumes, for the examples that use it. */
export const comparedFacts: readonly string[] = [
  `Every way earns the same, so that only costs and tax differ: income of ${percentOf(returns.pay.income)} a year on what is first put in, and growth of ${percentOf(returns.pay.growth)}. Both are hypothetical and no forecast. In an exchange the old loan is replaced, so that no gain is taxed now. No way earns or loses anything on a loan.`,
  `Costs: ${percentOf(load)} of the cash up front for a DST, ${percentOf(purchaseCosts)} to buy a building by exchange, and ${percentOf(exitCosts)} for a sale at the end. A later sale may cost more, as this one does.`,
  `Income is taxed at ${percentOf(incomeTaxRate)} and later gain at ${percentOf(gainTaxRate)}. Write-offs shelter ${percentOf(shelter.fullBasis)} of the income from a fresh basis, and ${percentOf(shelter.carriedBasis)} from an old one.`,
  'If the new property is sold, the old tax comes due at today’s amount. Tax on write-offs taken from now on is left out, which favors paying the tax.',
]
