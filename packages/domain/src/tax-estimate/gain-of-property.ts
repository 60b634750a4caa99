import { longTermHolding } from '../parameters/federal-tax.ts'
import { serviceOf } from './depreciation.ts'
import { completeProperty, type SoldProperty } from './tax-estimate-inputs.ts'

/** What a property was sold for and what it stood for. Amounts in US dollars, unrounded. */
export interface PropertyGain {
  readonly amountRealized: number
  readonly adjustedBasis: number
  readonly depreciation: number
  /** Negative for a loss. */
  readonly gain: number
  /** The state's tax on a gain. */
  readonly stateTax: number
  /** Whether it was held for more than a year, the time before an earlier exchange included. */
  readonly isLongTerm: boolean
}

/** A gain or loss by the way it is taxed, in US dollars: ordinary may be negative, the others not. */
export interface GainByKind {
  readonly ordinary: number
  readonly unrecaptured: number
  readonly longTerm: number
}

/**
 * The gain or loss on one property. The time in which the property before an exchange was held counts too; that it was
 * a year or less is not assumed. Throws the RangeErrors of the estimate.
 * @source 26 U.S.C. 1223(1)
 */
export function gainOfSale(sold: SoldProperty): PropertyGain {
  const property = completeProperty(sold)
  const { months, depreciation } = serviceOf(property)
  const amountRealized = property.price - property.sellingCosts
  const adjustedBasis = property.purchasePrice + property.improvements - depreciation - property.priorDeferredGain
  const isLongTerm = months > longTermHolding || property.priorDeferredGain > 0
  const gain = amountRealized - adjustedBasis
  const stateTax = property.stateRate * Math.max(0, gain)
  return { amountRealized, adjustedBasis, depreciation, gain, stateTax, isLongTerm }
}

/**
 * All gains and losses of a year by the way they are taxed: those on property held for more than a year are netted, and
 * a net loss is ordinary, as is everything on property held for a year or less.
 * @source 26 U.S.C. 1231(a), (b)(1), 1(h)(6)
 */
export function gainByKind(gains: readonly PropertyGain[]): GainByKind {
  let ordinary = 0
  let net = 0
  let fromDepreciation = 0
  for (const { gain, depreciation, isLongTerm } of gains) {
    if (!isLongTerm) ordinary += gain
    else {
      net += gain
      fromDepreciation += Math.min(depreciation, Math.max(0, gain))
    }
  }
  if (net <= 0) return { ordinary: ordinary + net, unrecaptured: 0, longTerm: 0 }
  const unrecaptured = Math.min(fromDepreciation, net)
  return { ordinary, unrecaptured, longTerm: net - unrecaptured }
}

/** A figure of all gains and losses added up. */
export function total(gains: readonly PropertyGain[], figureOf: (gain: PropertyGain) => number): number {
  return gains.reduce((sum, gain) => sum + figureOf(gain), 0)
}
