import { fromCents, proportionOf, toCents } from '../exact-amounts/exact-amounts.ts'
import { landImprovementTable } from '../parameters/after-closing.ts'
import { readMonth } from '../time/plain-date.ts'
import type { DepreciationLayer, PropertyAfter } from './depreciation-after.ts'
import { yearOf } from './write-off.ts'

/** Half of a percentage of the table has three decimals. */
const thousandths = 1_000
const whole = 100 * thousandths

/**
 * What was written off of a property by the month in which it is sold, in US dollars to the cent: half of that month
 * counts for what is written off evenly, half of that year for new land improvements, and nothing of these where they
 * were bought in the same year. Both months as yyyy-mm. Throws a RangeError that begins with the name of an impossible
 * one, or with `sold` when it is before the purchase.
 * @source 26 U.S.C. 168(d)(1), (2), (4); 26 CFR 1.168(d)-1(b)(3)
 */
export function writtenOffUntil({ layers }: Pick<PropertyAfter, 'layers'>, placed: string, sold: string): number {
  const [bought, end] = [readMonth('placed', placed), readMonth('sold', sold)]
  if (end < bought) throw new RangeError(`sold is before the purchase: ${sold}`)
  return fromCents(layers.reduce((sum, layer) => sum + centsUntil(layer, bought, end), 0))
}

function centsUntil(layer: DepreciationLayer, placed: number, sold: number): number {
  const cents = toCents(layer.amount)
  if (!isByTable(layer)) return proportionOf(cents, Math.min(sold - placed, layer.months), layer.months)
  const years = yearOf(sold) - yearOf(placed)
  // Written off at once, all of it is gone with its first year.
  if (Object.keys(layer.byYear).length === 1) return cents
  if (years === 0) return 0
  const before = landImprovementTable.slice(0, years).reduce((sum, percent) => sum + percent, 0)
  const percent = before + (landImprovementTable[years] ?? 0) / 2
  return proportionOf(cents, Math.round(percent * thousandths), whole)
}

function isByTable({ part, of: asset }: DepreciationLayer): boolean {
  return part === 'new' && asset === 'landImprovements'
}
