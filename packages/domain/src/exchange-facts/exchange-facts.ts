import type { StateCode } from '../parameters/state-tax.ts'

/**
 * Facts of one exchange that a person can add to a request for a consultation, each by itself. Dates as yyyy-mm-dd,
 * amounts in whole US dollars.
 * @source docs/product/consultation.md#facts-of-the-exchange
 */
export interface ExchangeFacts {
  readonly lastNamingDay?: string
  readonly lastClosingDay?: string
  /** Price of all sales less their selling costs. */
  readonly netSalePrice?: number
  /** What is left of it after the loans. */
  readonly cashToPlace?: number
  /** Loans that the sales pay off. */
  readonly debtToReplace?: number
  /** Where the property is, by the two letters of the state. */
  readonly propertyState?: StateCode
  /** All taxes of the sales; negative where they lower the taxes. */
  readonly estimatedTax?: number
  /** As how many properties the list counts. */
  readonly listedProperties?: number
}

/** The name of such a fact. */
export type ExchangeFactName = keyof ExchangeFacts

/** What each fact is called, in the order in which facts are shown. */
export const exchangeFactLabels = {
  lastNamingDay: 'Last day to name property',
  lastClosingDay: 'Last day to close',
  netSalePrice: 'Net sale price',
  cashToPlace: 'Cash to place',
  debtToReplace: 'Debt to replace',
  propertyState: 'State of the property',
  estimatedTax: 'Tax of the sale, estimated or by the CPA',
  listedProperties: 'Properties on the list',
} as const satisfies Record<ExchangeFactName, string>

/** Every fact, in that order. */
export const exchangeFactNames = Object.keys(exchangeFactLabels) as readonly ExchangeFactName[]
