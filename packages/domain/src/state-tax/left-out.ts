import type { StateCode } from '../parameters/state-tax.ts'
import type { StateFiling } from '../parameters/states/by-filing.ts'
import type { GainRule } from '../parameters/states/state-figures.ts'

/** A gain on one property as the rules of states look at it. Amounts in US dollars. */
export interface StateGain {
  readonly state: StateCode
  readonly gain: number
  /** The part of it that comes from depreciation. */
  readonly fromDepreciation: number
  /** Gain of property held a year or less is ordinary income everywhere. */
  readonly isLongTerm: boolean
  readonly isBusiness: boolean
  readonly boughtAfter2011: boolean
  readonly heldMonths: number
  readonly usedAsHome: boolean
}

/** The sum of gains in US dollars. */
export function sumOfGains(gains: readonly StateGain[]): number {
  return gains.reduce((sum, each) => sum + each.gain, 0)
}

/** What a state leaves out of the long-term ones among gains that aren't those of a business to it, in US dollars. */
export function leftOutOf(
  state: StateCode,
  rule: GainRule | undefined,
  filing: StateFiling,
  gains: readonly StateGain[],
  federalTaxable: number,
): number {
  if (rule === undefined) return 0
  const longTerm = gains.filter(({ isLongTerm }) => isLongTerm)
  const most = rule.mostOfFederalTaxable === undefined ? Infinity : rule.mostOfFederalTaxable * federalTaxable
  return Math.max(0, Math.min(most, Math.max(shareLeftOut(state, rule, longTerm), flatLeftOut(rule, filing, longTerm))))
}

function shareLeftOut(state: StateCode, rule: GainRule, gains: readonly StateGain[]): number {
  const { excludedShare = 0, untaxedAbove = Infinity, requires, monthsHeld = 0 } = rule
  const counted = sumOfGains(
    gains.filter((gain) => {
      if (requires === 'in-state' && gain.state !== state) return false
      return (requires !== 'bought-after-2011' || gain.boughtAfter2011) && gain.heldMonths >= monthsHeld
    }),
  )
  return excludedShare * Math.min(counted, untaxedAbove) + Math.max(0, counted - untaxedAbove)
}

/** An amount at most, or the share that takes its place where that comes to more. */
function flatLeftOut(
  { excludedUpTo, exceptDepreciation, orShare }: GainRule,
  filing: StateFiling,
  gains: readonly StateGain[],
): number {
  const counted = (some: readonly StateGain[]) =>
    some.reduce((sum, { gain, fromDepreciation }) => sum + gain - (exceptDepreciation ? fromDepreciation : 0), 0)
  const flat = excludedUpTo ? Math.min(counted(gains), excludedUpTo[filing]) : 0
  if (orShare === undefined) return flat
  const held = gains.filter(({ heldMonths, usedAsHome }) => heldMonths >= orShare.monthsHeld && !usedAsHome)
  return Math.max(flat, Math.min(orShare.most, orShare.share * counted(held)))
}
