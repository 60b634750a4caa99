import { formatUsd } from '@dst/domain/calculator'
import { percentOf } from '@dst/domain/calculator-explanation'
import { landShare, taxYear2026 } from '@dst/domain/parameters'
import { estimateTax, latestTaxYear, type TaxEstimateInputs } from '@dst/domain/tax-estimate'

/** The sale of all examples, so that a reader follows one owner from page to page. US dollars; the state takes nothing. */
export const exampleSale = {
  taxYear: latestTaxYear,
  filing: 'joint',
  otherTaxableIncome: 110_000,
  deductions: taxYear2026.standardDeduction.joint,
  price: 1_000_000,
  sellingCosts: 60_000,
  purchasePrice: 400_000,
  propertyType: 'residential',
  placedInService: '2009-03',
  sold: `${latestTaxYear}-06`,
} as const satisfies TaxEstimateInputs

/** The loan that the example's sale pays off, in US dollars. */
export const exampleLoan = 300_000

/** The month in which the examples' replacement property is bought. */
export const examplePurchase = `${latestTaxYear}-09` as const

/** The federal tax of the example's sale and the figures that lead to it. */
export const exampleTax = estimateTax(exampleSale)

/** The example's sale in two sentences, with a loan of another size, in US dollars. */
export function exampleFactsWith(loan: number): readonly string[] {
  return [
    `A couple bought a rented duplex in March 2009 for ${formatUsd(exampleSale.purchasePrice)}. They sell it in June ${latestTaxYear} for ${formatUsd(exampleSale.price)}, with ${formatUsd(exampleSale.sellingCosts)} of selling costs and a loan of ${formatUsd(loan)} to pay off.`,
    `Depreciation is ${formatUsd(exampleTax.depreciation)}, with ${percentOf(landShare)} of the price taken as land. So the gain is ${formatUsd(exampleTax.gain)}.`,
  ]
}

/** The example's sale in two sentences, for the assumptions of each example that uses it. */
export const exampleFacts = exampleFactsWith(exampleLoan)

/** What the examples of federal tax assume besides the sale. */
export const exampleTaxFacts = `The couple files jointly and has ${formatUsd(exampleSale.otherTaxableIncome)} of other taxable income after the standard deduction. State tax is left out.`
