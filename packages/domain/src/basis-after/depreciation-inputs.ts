import { checkAmount, checkInputs, checkList } from '../engine-inputs/checked-inputs.ts'
import { formerCommercialLife, monthsLeftMaximum } from '../parameters/after-closing.ts'
import { commercialLife, residentialLife } from '../parameters/calculator.ts'
import { readMonth } from '../time/plain-date.ts'

/** Years over which a building is written off. */
export type BuildingLife = typeof residentialLife | typeof formerCommercialLife | typeof commercialLife

/** A building or improvement that was given up. Amounts in US dollars, not below 0; months as yyyy-mm. */
export interface PartGivenUp {
  /** Needed unless `left` is typed. */
  readonly cost?: number
  /** Month of service. Needed unless `monthsLeft` is typed. */
  readonly placed?: string
  readonly life: BuildingLife
  /** Depreciation allowed or allowable until the sale; computed when it is left out. */
  readonly taken?: number
  /**
   * What isn't written off yet, and over how many months it would be, for property that came from an earlier exchange
   * or is on another schedule. They stand in place of what would be computed.
   */
  readonly left?: number
  readonly monthsLeft?: number
}

/** How the value of a property is made up, on any scale; not below 0, and together above 0. */
export interface ValueSplit {
  readonly land: number
  readonly building: number
  readonly landImprovements?: number
}

/** A property received. Amounts in US dollars; months as yyyy-mm. */
export interface PropertyReceived {
  /** What it was worth, loan included, without furniture and other property that isn't real. */
  readonly value: number
  /** Month of the purchase. */
  readonly placed: string
  readonly life: BuildingLife
  readonly split: ValueSplit
  /** Whether the old basis is written off anew with the rest: an election. */
  readonly treatAsNew?: boolean
  /** Whether new land improvements are written off in the first year. */
  readonly allAtOnce?: boolean
  /** Its basis as somebody else found it, in place of its share of the total; may be negative. */
  readonly basis?: number
}

/** What was given up and received. */
export interface DepreciationInputs {
  readonly parts: readonly PartGivenUp[]
  /** Month of the sale as yyyy-mm. */
  readonly sold: string
  /** Basis of all property received, line 25 of Form 8824, in US dollars; may be negative. */
  readonly totalBasis: number
  readonly replacements: readonly PropertyReceived[]
}

const lives: readonly BuildingLife[] = [residentialLife, formerCommercialLife, commercialLife]

/** Throws a RangeError that begins with the name of an impossible input. */
export function checkDepreciationInputs(inputs: DepreciationInputs): void {
  checkInputs('inputs', inputs)
  readMonth('sold', inputs.sold)
  checkAmount('totalBasis', inputs.totalBasis, Number.MIN_SAFE_INTEGER)
  checkList('parts', inputs.parts)
  inputs.parts.forEach(checkPart)
  checkList('replacements', inputs.replacements)
  if (inputs.replacements.length === 0) throw new RangeError('replacements is empty')
  inputs.replacements.forEach(checkProperty)
}

/** Throws a RangeError that begins with the name of an impossible field. */
export function checkPart(part: PartGivenUp): void {
  checkInputs('parts', part)
  const { cost, placed, life, taken, left, monthsLeft } = part
  checkLife(life)
  if (left === undefined || cost !== undefined) checkAmount('cost', cost as number)
  if (monthsLeft === undefined || placed !== undefined) readMonth('placed', placed as string)
  if (taken !== undefined) checkAmount('taken', taken)
  if (taken !== undefined && cost !== undefined && taken > cost) throw new RangeError(`taken is above cost: ${taken}`)
  if (left !== undefined) checkAmount('left', left)
  if (monthsLeft === undefined) return
  if (!(Number.isInteger(monthsLeft) && monthsLeft >= 1 && monthsLeft <= monthsLeftMaximum))
    throw new RangeError(`monthsLeft is not a number from 1 to ${monthsLeftMaximum}: ${monthsLeft}`)
  // On a schedule of its own, nobody but its owner knows what is left.
  if (left === undefined && taken === undefined) throw new RangeError('left has to be typed together with monthsLeft')
}

function checkProperty(property: PropertyReceived): void {
  checkInputs('replacements', property)
  const { value, placed, life, split, basis } = property
  checkAmount('value', value)
  readMonth('placed', placed)
  checkLife(life)
  if (basis !== undefined) checkAmount('basis', basis, Number.MIN_SAFE_INTEGER)
  checkInputs('split', split)
  const { land, building, landImprovements = 0 } = split
  for (const [name, share] of Object.entries({ land, building, landImprovements })) checkAmount(name, share)
  if (land + building + landImprovements === 0) throw new RangeError('split adds up to nothing')
}

function checkLife(life: BuildingLife): void {
  if (!lives.includes(life)) throw new RangeError(`life is none of ${lives.join(', ')}: ${life}`)
}
