import { longTermHolding } from '../parameters/federal-tax.ts'
import { serviceOf } from './depreciation.ts'
import type { CompleteProperty } from './tax-estimate-inputs.ts'

/** What a property was sold for and what it stood for. Amounts in US dollars, unrounded. */
export interface PropertyGain {
  readonly amountRealized: number
  readonly adjustedBasis: number
  readonly depreciation: number
  /** Negative for a loss. */
  readonly gain: number
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
 * a year or less is not assumed.
 * @source 26 U.S.C. 1223(1)
 */
export function gainOfProperty(property: CompleteProperty): PropertyGain {
  const { months, depreciation } = serviceOf(property)
  const amountRealized = property.price - property.sellingCosts
  const adjustedBasis = property.purchasePrice + property.improvements - depreciation - property.priorDeferredGain
  const isLongTerm = months > longTermHolding.value || property.priorDeferredGain > 0
  return { amountRealized, adjustedBasis, depreciation, gain: amountRealized - adjustedBasis, isLongTerm }
}

/**
 * All gains and losses of a year by the way they are taxed: those on property held for more than a year are netted, and
 * a net loss is ordinary, as is everything on property held for a year or less.
 * @source 26 U.S.C. 1231(a), (b)(1), 1(h)(6)
 */
export function gainByKind(gains: readonly PropertyGain[]): GainByKind {
  const ordinary = total(gains.filter(({ isLongTerm }) => !isLongTerm).map(({ gain }) => gain))
  const held = gains.filter(({ isLongTerm }) => isLongTerm)
  const net = total(held.map(({ gain }) => gain))
  if (net <= 0) return { ordinary: ordinary + net, unrecaptured: 0, longTerm: 0 }
  const fromDepreciation = total(held.map(({ gain, depreciation }) => Math.min(depreciation, Math.max(0, gain))))
  const unrecaptured = Math.min(fromDepreciation, net)
  return { ordinary, unrecaptured, longTerm: net - unrecaptured }
}

/** The numbers added up. */
export function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
