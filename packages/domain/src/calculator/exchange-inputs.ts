import { distributionRates, exchangeDefaults } from '../parameters/calculator.ts'

/** The type of property sold; determines the depreciation life. */
export type ExchangePropertyType = 'commercial' | 'residential'

/** The assumed annual distribution, as a percentage of the equity invested. */
export type DistributionRate = (typeof distributionRates)[number]

/** What an owner enters into the calculator. Amounts in US dollars, not below 0. */
export interface ExchangeInputs {
  readonly purchasePrice: number
  readonly purchaseYear: number
  readonly propertyType: ExchangePropertyType
  readonly expectedSalePrice: number
  readonly currentDebt: number
  readonly distributionRate: DistributionRate
}

/** The calculator's initial values. */
export const defaultExchangeInputs: ExchangeInputs = exchangeDefaults

/**
 * The distribution rate in percent for a number; the default, 6, when the number is not one of the options.
 * @source parameters `distributionRates`, `exchangeDefaults`
 */
export function distributionRateFrom(percent: number): DistributionRate {
  return distributionRates.find((rate) => rate === percent) ?? exchangeDefaults.distributionRate
}
