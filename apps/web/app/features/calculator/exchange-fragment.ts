import type { ExchangeInputs } from '@dst/domain/calculator'

/** A purchase in some month of a year is taken to be in its middle; the exchange file shows the month and lets it be changed. */
const middleOfTheYear = '07'

/**
 * The calculator's figures as the fragment that opens an exchange file with them, `#` included. Its names are those of
 * the file's fields; a test reads it back with the code of the file, which this page doesn't load.
 */
export function exchangeFragment(inputs: ExchangeInputs): string {
  const sale = {
    price: inputs.expectedSalePrice,
    debtPaidOff: inputs.currentDebt,
    propertyType: inputs.propertyType,
    purchasePrice: inputs.purchasePrice,
    placedInService: `${inputs.purchaseYear}-${middleOfTheYear}`,
  }
  const fields = Object.entries(sale).map(([name, value]): [string, string] => [`sales.home.${name}`, String(value)])
  return `#${new URLSearchParams(fields).toString()}`
}
