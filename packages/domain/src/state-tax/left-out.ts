import type { GainRule, StateFiling } from '../parameters/states/state-figures.ts'

/** A long-term gain on one property, as far as the rules of states look at it. Amounts in US dollars. */
export interface QualifyingGain {
  readonly gain: number
  /** The part of it that comes from depreciation. */
  readonly fromDepreciation: number
  readonly isInState: boolean
  readonly boughtAfter2011: boolean
  readonly heldMonths: number
  readonly usedAsHome: boolean
}

/** What a state leaves out of long-term gains on real property, in US dollars. */
export function leftOutOf(
  rule: GainRule | undefined,
  filing: StateFiling,
  gains: readonly QualifyingGain[],
  federalTaxable: number,
): number {
  if (rule === undefined) return 0
  const bySale = shareLeftOut(rule, gains)
  const flat = flatLeftOut(rule, filing, gains)
  const most = rule.mostOfFederalTaxable === undefined ? Infinity : rule.mostOfFederalTaxable * federalTaxable
  return Math.max(0, Math.min(Math.max(bySale, flat), most))
}

function shareLeftOut(
  { excludedShare = 0, untaxedAbove = Infinity, requires, monthsHeld = 0 }: GainRule,
  gains: readonly QualifyingGain[],
): number {
  const counted = gains
    .filter(({ isInState, boughtAfter2011, heldMonths }) => {
      if (requires === 'in-state' && !isInState) return false
      return (requires !== 'bought-after-2011' || boughtAfter2011) && heldMonths >= monthsHeld
    })
    .reduce((sum, { gain }) => sum + gain, 0)
  return excludedShare === 0 ? 0 : excludedShare * Math.min(counted, untaxedAbove) + Math.max(0, counted - untaxedAbove)
}

/** An amount at most, or the share that takes its place where it comes to more. */
function flatLeftOut(
  { excludedUpTo, exceptDepreciation, orShare }: GainRule,
  filing: StateFiling,
  gains: readonly QualifyingGain[],
): number {
  const counted = (sales: readonly QualifyingGain[]) =>
    sales.reduce((sum, { gain, fromDepreciation }) => sum + gain - (exceptDepreciation ? fromDepreciation : 0), 0)
  const flat = excludedUpTo ? Math.min(counted(gains), excludedUpTo[filing]) : 0
  if (orShare === undefined) return flat
  const held = gains.filter(({ heldMonths, usedAsHome }) => heldMonths >= orShare.monthsHeld && !usedAsHome)
  return Math.max(flat, Math.min(orShare.most, orShare.share * counted(held)))
}
