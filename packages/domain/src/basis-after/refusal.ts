import { wholeWriteOffAfter } from '../parameters/after-closing.ts'
import { residentialDepreciationFrom } from '../parameters/federal-tax.ts'
import type { DepreciationInputs, PartGivenUp, PropertyReceived } from './depreciation-inputs.ts'
import type { OldPart } from './old-parts.ts'

/**
 * Why the write-off isn't computed: a part in service under the older system, or after the sale; a part with basis left
 * and no months; a purchase before the sale; all at once together with the election, or for property acquired earlier.
 */
export type DepreciationRefusal =
  | 'service-too-early'
  | 'service-after-sale'
  | 'months-used-up'
  | 'purchase-before-sale'
  | 'at-once-with-election'
  | 'at-once-too-early'

/** The first reason not to compute the inputs, if there is one. */
export function refusalOf({ parts, sold, replacements }: DepreciationInputs): DepreciationRefusal | undefined {
  const reasons = [
    ...parts.map((part) => refusalOfService(part, sold)),
    ...replacements.map((property) => refusalOfProperty(property, sold)),
  ]
  return reasons.find((reason) => reason !== undefined)
}

/** The refusal of parts with basis left and no months to write it off. */
export function refusalOfMonths(parts: readonly OldPart[]): DepreciationRefusal | undefined {
  return parts.some(({ left, monthsLeft }) => left > 0 && monthsLeft === 0) ? 'months-used-up' : undefined
}

function refusalOfService({ placed }: PartGivenUp, sold: string): DepreciationRefusal | undefined {
  if (placed === undefined) return undefined
  if (placed < residentialDepreciationFrom) return 'service-too-early'
  return placed > sold ? 'service-after-sale' : undefined
}

function refusalOfProperty(property: PropertyReceived, sold: string): DepreciationRefusal | undefined {
  const { placed, treatAsNew = false, allAtOnce = false } = property
  if (placed < sold) return 'purchase-before-sale'
  if (!allAtOnce) return undefined
  if (treatAsNew) return 'at-once-with-election'
  // In the month of the day itself, the day of the purchase decides: see `canWriteOffAtOnce`.
  return placed < wholeWriteOffAfter.slice(0, placed.length) ? 'at-once-too-early' : undefined
}
