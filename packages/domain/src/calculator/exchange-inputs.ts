import { distributionRates, exchangeDefaults } from '../parameters/calculator'

/** What kind of property is sold; it sets the depreciation life. */
export type ExchangePropertyType = 'commercial' | 'residential'

/** The assumed yearly distribution, in percent of the equity invested. */
export type DistributionRate = (typeof distributionRates.value)[number]

/** What an owner tells the calculator. Amounts in US dollars, not below 0. */
export interface ExchangeInputs {
  readonly purchasePrice: number
  readonly purchaseYear: number
  readonly propertyType: ExchangePropertyType
  readonly expectedSalePrice: number
  readonly currentDebt: number
  readonly distributionRate: DistributionRate
}

/** What the calculator starts with. */
export const defaultExchangeInputs: ExchangeInputs = exchangeDefaults.value

/**
 * The distribution rate in percent that a number stands for; the default, 6, when it is none that can be chosen.
 * @source parameters `distributionRates`, `exchangeDefaults`
 */
export function distributionRateFrom(percent: number): DistributionRate {
  return distributionRates.value.find((rate) => rate === percent) ?? exchangeDefaults.value.distributionRate
}
