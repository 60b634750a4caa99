import { checkInputs } from '../engine-inputs/checked-inputs.ts'
import { fail, succeed, type Result } from '../result/index.ts'
import { computeFigures, type ComputedFigures } from './computed-figures.ts'
import type { Offering } from './offering.ts'
import { withDefaults, type OfferingAssumptions } from './offering-assumptions.ts'
import { offeringNotes, type OfferingNote } from './offering-notes.ts'
import { findRefusal, throwRefusal } from './offering-refusal.ts'
import { planOf } from './planned-offering.ts'
import { isPriced } from './sources-and-uses.ts'

/**
 * What follows from one offering. Amounts in US dollars to the cent, shares and multiples to six places, halves up;
 * null for what can't be said from what was typed.
 */
export interface OfferingFigures extends ComputedFigures {
  /** In a fixed order that says nothing about their weight. */
  readonly notes: readonly OfferingNote[]
}

/** What has to be typed before there are any figures. */
export type NeededField = 'purchasePrice' | 'equity'

/**
 * The figures of one offering, which no other offering and no order changes. Fails with the fields that have to be
 * typed first. Throws a RangeError that begins with the name of an impossible field or assumption; `findRefusal` finds
 * the field without.
 * @source docs/product/offerings.md
 */
export function offeringFigures(
  offering: Offering,
  assumptions: Partial<OfferingAssumptions> = {},
): Result<OfferingFigures, readonly NeededField[]> {
  checkInputs('offering', offering)
  const assumed = withDefaults(assumptions)
  throwRefusal(findRefusal(offering))
  if (!isPriced(offering)) {
    return fail((['purchasePrice', 'equity'] as const).filter((name) => offering[name] === undefined))
  }
  const plan = planOf(offering, assumed)
  const figures = computeFigures(plan, assumed)
  return succeed({ ...figures, notes: offeringNotes(plan, figures) })
}
