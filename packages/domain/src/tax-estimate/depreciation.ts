import { commercialLife, residentialLife } from '../parameters/calculator.ts'
import { commercialDepreciationFrom, residentialDepreciationFrom } from '../parameters/federal-tax.ts'
import { monthsBetween, readPlainDate, type PlainDate } from '../time/plain-date.ts'
import type { CompleteInputs } from './tax-estimate-inputs.ts'

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
export function serviceOf(inputs: CompleteInputs): Service {
  const placed = readMonth('placedInService', inputs.placedInService)
  const sold = readMonth('sold', inputs.sold)
  if (sold < placed) throw new RangeError(`sold is before placedInService: ${inputs.sold}`)
  const months = monthsBetween(placed, sold)
  return { months, depreciation: inputs.depreciation ?? computed(inputs, months) }
}

function computed(inputs: CompleteInputs, months: number): number {
  const isResidential = inputs.propertyType === 'residential'
  const from = (isResidential ? residentialDepreciationFrom : commercialDepreciationFrom).value
  if (inputs.placedInService < from) {
    throw new RangeError(`depreciation has to be typed for a property in service before ${from}`)
  }
  if (inputs.priorDeferredGain > 0) {
    throw new RangeError('depreciation has to be typed for a property that came from an exchange')
  }
  const life = (isResidential ? residentialLife : commercialLife).value * monthsPerYear
  const base = inputs.purchasePrice * (1 - inputs.landShare)
  return (base * Math.min(months, life)) / life
}

function readMonth(field: string, month: string): PlainDate {
  try {
    return readPlainDate(field, `${month}-01`)
  } catch {
    throw new RangeError(`${field} is not a month as yyyy-mm: ${month}`)
  }
}
