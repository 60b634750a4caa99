import { checkAmount, checkInputs, checkList } from '../engine-inputs/checked-inputs.ts'
import { amountMaximum } from '../parameters/calculator.ts'
import { offeringMaximum } from '../parameters/offerings.ts'
import type { Offering } from './offering.ts'
import { findRefusal, throwRefusal } from './offering-refusal.ts'
import { sumOf } from './rounded.ts'

/** An amount that a person might put into an offering, in US dollars. */
export interface OfferingPick {
  readonly offering: Offering
  readonly amount: number
}

/** Throws a RangeError that begins with the name of what is impossible about picks, or of an offering among them. */
export function checkPicks(picks: readonly OfferingPick[]): void {
  checkList('picks', picks)
  if (picks.length > offeringMaximum) throw new RangeError(`picks are more than ${offeringMaximum}: ${picks.length}`)
  for (const pick of picks) {
    checkInputs('picks', pick)
    checkInputs('offering', pick.offering)
    throwRefusal(findRefusal(pick.offering))
    checkAmount('amount', pick.amount)
    if (pick.amount > amountMaximum) throw new RangeError(`amount is above ${amountMaximum}: ${pick.amount}`)
  }
}

/** What all picks come to, in US dollars. */
export function sumOfAmounts(picks: readonly OfferingPick[]): number {
  return sumOf(picks.map(({ amount }) => amount))
}
