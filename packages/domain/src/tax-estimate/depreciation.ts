import { commercialLife, residentialLife } from '../parameters/calculator.ts'
import { commercialDepreciationFrom, residentialDepreciationFrom } from '../parameters/federal-tax.ts'
import { readMonth } from '../time/plain-date.ts'
import type { CompleteProperty } from './tax-estimate-inputs.ts'

const monthsPerYear = 12

/** The months in service of a property and its depreciation. */
export interface Service {
  /** Calendar months between the month of service and the month of the sale. */
  readonly months: number
  /** In US dollars, unrounded. */
  readonly depreciation: number
}

/**
 * The depreciation that was allowed or allowable: what was typed, or straight-line by whole months, as the mid-month
 * convention counts half of the first and half of the last. Throws a RangeError that names `depreciation` where the
 * figure has to be typed, and the field of an impossible month.
 * @source 26 U.S.C. 168(b)(3), (c), (d)(2)
 */
export function serviceOf(property: CompleteProperty): Service {
  const placed = readMonth('placedInService', property.placedInService)
  const sold = readMonth('sold', property.sold)
  if (sold < placed) throw new RangeError(`sold is before placedInService: ${property.sold}`)
  const months = sold - placed
  return { months, depreciation: property.depreciation ?? computed(property, months) }
}

function computed(property: CompleteProperty, months: number): number {
  const isResidential = property.propertyType === 'residential'
  const from = isResidential ? residentialDepreciationFrom : commercialDepreciationFrom
  if (property.placedInService < from) {
    throw new RangeError(`depreciation has to be typed for a property in service before ${from}`)
  }
  if (property.priorDeferredGain > 0) {
    throw new RangeError('depreciation has to be typed for a property that came from an exchange')
  }
  const life = (isResidential ? residentialLife : commercialLife) * monthsPerYear
  return writtenOffEvenly(property.purchasePrice * (1 - property.landShare), months, life)
}

/** What was written off of a base evenly in so many months of its life, in the unit of the base, unrounded. */
export function writtenOffEvenly(base: number, months: number, life: number): number {
  return (base * Math.min(months, life)) / life
}
