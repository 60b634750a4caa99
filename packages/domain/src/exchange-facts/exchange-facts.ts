import type { StateCode } from '../parameters/state-tax.ts'
import type { FiguresKind } from '../parameters/states/state-figures.ts'

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
  /** The state of residence. */
  readonly residenceState?: StateCode
  /** All taxes of the sales; negative where they lower the taxes. The least, where only a range is known. */
  readonly estimatedTax?: number
  readonly estimatedTaxMost?: number
  /** State and local tax of the sales. The least, where only a range is known. */
  readonly stateTax?: number
  readonly stateTaxMost?: number
  /** How sure the figures are from which it was computed: the least sure of its states; absent if it comes elsewhere. */
  readonly stateFigures?: FiguresKind
  /** The oldest day on which the figures of one of its states were read. */
  readonly stateFiguresRead?: string
  /** As how many properties the list counts. */
  readonly listedProperties?: number
  /** How many offerings were typed to compare; nothing else of them is ever told. */
  readonly typedOfferings?: number
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
  residenceState: 'State where you live',
  estimatedTax: 'Tax of the sale, estimated or by the CPA',
  estimatedTaxMost: 'Tax of the sale, at the most',
  stateTax: 'State tax of the sale, estimated or by the CPA',
  stateTaxMost: 'State tax of the sale, at the most',
  stateFigures: 'Figures of the states',
  stateFiguresRead: 'Figures of the states read on',
  listedProperties: 'Properties on the list',
  typedOfferings: 'Offerings typed to compare',
} as const satisfies Record<ExchangeFactName, string>

/** Every fact, in that order. */
export const exchangeFactNames = Object.keys(exchangeFactLabels) as readonly ExchangeFactName[]

/** Facts that say more of another one: they are told with it, and chosen with it. */
const exchangeFactCompanions = {
  estimatedTax: ['estimatedTaxMost'],
  stateTax: ['stateTaxMost', 'stateFigures', 'stateFiguresRead'],
} as const satisfies Partial<Record<ExchangeFactName, readonly ExchangeFactName[]>>

type Companion = (typeof exchangeFactCompanions)[keyof typeof exchangeFactCompanions][number]
/** A fact that is told by itself. */
export type ToldFactName = Exclude<ExchangeFactName, Companion>

const companions: readonly string[] = Object.values(exchangeFactCompanions).flat()

/** Every fact that is told by itself, in the order in which facts are shown. */
export const toldFactNames = exchangeFactNames.filter((name): name is ToldFactName => !companions.includes(name))

/** A fact with what says more of it. */
export function withCompanions(name: ToldFactName): readonly ExchangeFactName[] {
  return [
    name,
    ...(name in exchangeFactCompanions ? exchangeFactCompanions[name as keyof typeof exchangeFactCompanions] : []),
  ]
}

/** How sure figures are, in words. */
export const figuresKindLabels = {
  published: 'published figures',
  preliminary: 'figures not all published',
  carried: 'figures of the year before',
  disputed: 'disputed figures',
} as const satisfies Record<FiguresKind, string>
