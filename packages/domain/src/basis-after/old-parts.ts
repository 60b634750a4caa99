import { proportionOf, toCents } from '../exact-amounts/exact-amounts.ts'
import { readMonth } from '../time/plain-date.ts'
import type { BuildingLife, PartGivenUp } from './depreciation-inputs.ts'

/** Months in a year of depreciation. */
export const monthsPerYear = 12

/** What is left of a part given up. Amounts in cents. */
export interface OldPart {
  /** Missing where the cost isn't known. */
  readonly taken?: number
  readonly left: number
  readonly life: BuildingLife
  /** Months of its life until the sale, never more than there are. */
  readonly monthsUsed: number
  readonly monthsLeft: number
}

/**
 * What is left of a part, and over how many months: half of the month of service and half of that of the sale count, so
 * that from one to the other there are whole months. What was typed stands.
 * @source 26 U.S.C. 168(b)(3), (c), (d)(2); 26 CFR 1.168(i)-6(c)(3)
 */
export function oldPartOf(part: PartGivenUp, sold: number): OldPart {
  const life = part.life * monthsPerYear
  const monthsLeft = part.monthsLeft ?? Math.max(0, life - (sold - readMonth('placed', String(part.placed))))
  const monthsUsed = Math.max(0, life - monthsLeft)
  const schedule = { life: part.life, monthsUsed, monthsLeft }
  const cost = toCents(part.cost ?? 0)
  if (part.left !== undefined) {
    const left = toCents(part.left)
    return { ...(part.cost === undefined ? {} : { taken: Math.max(0, cost - left) }), left, ...schedule }
  }
  const taken = part.taken === undefined ? proportionOf(cost, monthsUsed, life) : toCents(part.taken)
  return { taken, left: cost - taken, ...schedule }
}

/**
 * Months over which the old part goes on in a building with another life: those that are left, or where the new life is
 * longer, those that would be left had it been the life from the start. More months left than a life has come from
 * another schedule, which goes on.
 * @source 26 CFR 1.168(i)-6(c)(3), (c)(4)(i), (c)(4)(ii)
 */
export function monthsGoingOn({ life, monthsUsed, monthsLeft }: OldPart, newLife: BuildingLife): number {
  const isOnItsOwnSchedule = monthsLeft > life * monthsPerYear
  return newLife > life && !isOnItsOwnSchedule ? newLife * monthsPerYear - monthsUsed : monthsLeft
}
