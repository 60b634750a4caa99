import type { Offering, OfferingFees } from './offering.ts'

/** An offering of which enough is typed to compute its figures. */
export type PricedOffering = Offering & { readonly purchasePrice: number; readonly equity: number }

/** Everything that counts as load: paid for, and neither property nor cash. */
const feeNames = [
  'sellingCommissions',
  'dealerManager',
  'offeringCosts',
  'acquisitionFee',
  'financingCosts',
  'otherCosts',
] as const satisfies readonly (keyof OfferingFees)[]

const useNames = ['purchasePrice', ...feeNames, 'reserves'] as const

/** A line of what is spent. */
export type UseName = (typeof useNames)[number]

/** What is paid in and what it is spent on, in US dollars; what wasn't typed counts as 0. */
export interface SourcesAndUses {
  readonly loan: number
  readonly fees: number
  readonly reserves: number
  readonly sources: number
  readonly uses: number
  /** Negative when more is spent than is paid in. */
  readonly difference: number
  /** The line on which the most is spent. */
  readonly largestUse: UseName
}

/** Adds up an offering. Never fails. */
export function addUp(offering: PricedOffering): SourcesAndUses {
  const { purchasePrice, equity, loan = 0, reserves = 0 } = offering
  const fees = feeNames.reduce((sum, name) => sum + (offering[name] ?? 0), 0)
  const [sources, uses] = [equity + loan, purchasePrice + fees + reserves]
  const dollarsOn = (name: UseName) => offering[name] ?? 0
  const largestUse = useNames.reduce((largest, name) => (dollarsOn(name) > dollarsOn(largest) ? name : largest))
  return { loan, fees, reserves, sources, uses, difference: sources - uses, largestUse }
}

/** Whether price and equity are there. */
export function isPriced(offering: Offering): offering is PricedOffering {
  return offering.purchasePrice !== undefined && offering.equity !== undefined
}
