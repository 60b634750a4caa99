import type { SaleInputs } from './sale-inputs.ts'

/** A purchase in some month of a year is taken to be in its middle; the exchange file shows the month and lets it be changed. */
const middleOfTheYear = '07'

/**
 * The calculator's figures as the fragment that opens an exchange file with them, `#` included. Its names are those of
 * the file's fields; a test reads it back with the code of the file, which this page doesn't load.
 */
export function exchangeFragment(inputs: SaleInputs): string {
  const { state } = inputs
  const sale = {
    price: inputs.expectedSalePrice,
    debtPaidOff: inputs.currentDebt,
    propertyType: inputs.propertyType,
    purchasePrice: inputs.purchasePrice,
    placedInService: `${inputs.purchaseYear}-${middleOfTheYear}`,
  }
  const fields = Object.entries(sale).map(([name, value]): [string, string] => [`sales.home.${name}`, String(value)])
  // The calculator's sentence is about somebody who lives there; the file shows the residence and lets it be changed.
  if (state !== undefined) fields.unshift(['version', '2'], ['sales.home.state', state], ['taxpayer.residence', state])
  return `#${new URLSearchParams(fields).toString()}`
}
