import { apportion, fromCents, toCents } from '../exact-amounts/exact-amounts.ts'
import { fail, succeed, type Result } from '../result/index.ts'
import { readMonth } from '../time/plain-date.ts'
import { allocateBasis } from './allocate-basis.ts'
import { checkDepreciationInputs, type DepreciationInputs, type PropertyReceived } from './depreciation-inputs.ts'
import { layersOf, sumOf, type Asset, type Layer } from './layers.ts'
import { oldPartOf, type OldPart } from './old-parts.ts'
import { refusalOf, refusalOfMonths, type DepreciationRefusal } from './refusal.ts'
import { addUp, type CentsByYear } from './write-off.ts'

/** Amounts in US dollars, to the cent, by calendar year. */
export type ByYear = Readonly<Record<number, number>>

/** A part given up, at the sale. Amounts in US dollars, to the cent. */
export interface PartAtSale {
  /** Missing where its cost isn't known. */
  readonly taken?: number
  readonly adjustedBasis: number
  readonly monthsUsed: number
  readonly monthsLeft: number
}

/** A part of a property's basis that is written off by one schedule. */
export interface DepreciationLayer {
  /** Carried over from what was given up, or as bought in the month of the purchase. */
  readonly part: 'carried' | 'new'
  readonly of: Asset
  /** Which of the parts given up it comes from, from 0 on. */
  readonly component?: number
  /** In US dollars, to the cent. */
  readonly amount: number
  /** Over which it is written off; of land improvements that are new, those of their class. */
  readonly months: number
  readonly byYear: ByYear
}

/** The basis of a property and how it is written off. Amounts in US dollars, to the cent. */
export interface PropertyAfter {
  readonly basis: number
  readonly land: number
  readonly building: number
  readonly landImprovements: number
  /** What can be written off: what goes on from the parts given up, and what is new. */
  readonly carried: number
  readonly new: number
  readonly layers: readonly DepreciationLayer[]
  readonly byYear: ByYear
}

/** What an exchange leaves to write off. Amounts in US dollars, to the cent. */
export interface DepreciationAfter {
  readonly parts: readonly PartAtSale[]
  readonly replacements: readonly PropertyAfter[]
  /** What was left of the parts and isn't written off any more, as it is in land now. */
  readonly stranded: number
  readonly byYear: ByYear
}

/**
 * The basis of each property received and its depreciation, year by year to the end. What is left of each part given up
 * goes on in the new properties by their value, up to what buildings and land improvements got as basis there; several
 * parts share a limit by their size. Refuses what the rules here don't cover, and throws a RangeError that begins with
 * the name of an impossible input.
 * @source 26 CFR 1.168(i)-6(b), (c), (d), (i); docs/product/after-closing.md#writing-off
 */
export function depreciationAfter(inputs: DepreciationInputs): Result<DepreciationAfter, DepreciationRefusal> {
  checkDepreciationInputs(inputs)
  const { sold, totalBasis, replacements } = inputs
  const values = replacements.map(({ value }) => value)
  const allocated = allocateBasis(totalBasis, values)
  const refused = refusalOf(inputs)
  if (refused !== undefined) return fail(refused)
  const parts = inputs.parts.map((part) => oldPartOf(part, readMonth('sold', sold)))
  const noMonths = refusalOfMonths(parts)
  if (noMonths !== undefined) return fail(noMonths)
  const goingOn = parts.map(({ left }) => apportion(left, values))
  const after = replacements.map((property, index) => {
    const [share = 0] = allocated.slice(index)
    const shares = goingOn.flatMap((ofPart) => ofPart.slice(index, index + 1))
    return propertyAfter({ property, basis: property.basis ?? share, shares, parts })
  })
  return succeed({
    parts: parts.map(partAtSale),
    replacements: after.map(({ shown }) => shown),
    stranded: fromCents(sumOf(after.map(({ stranded }) => stranded))),
    byYear: inDollars(addUp(after.flatMap(({ layers }) => layers.map(({ byYear }) => byYear)))),
  })
}

/** A property, its basis in US dollars, and its share of what is left of each old part, in cents. */
interface OneProperty {
  readonly property: PropertyReceived
  readonly basis: number
  readonly shares: readonly number[]
  readonly parts: readonly OldPart[]
}

function propertyAfter({ property, basis, shares, parts }: OneProperty): {
  readonly shown: PropertyAfter
  readonly layers: readonly Layer[]
  readonly stranded: number
} {
  const { land, building, landImprovements = 0 } = property.split
  const split = apportion(toCents(basis), [land, building, landImprovements])
  const [landCents = 0, buildingCents = 0, improvementCents = 0] = split
  // A negative basis leaves nothing to write off.
  const toWriteOff = { building: Math.max(0, buildingCents), landImprovements: Math.max(0, improvementCents) }
  const most = toWriteOff.building + toWriteOff.landImprovements
  const share = sumOf(shares)
  const limited = share > most ? apportion(most, shares) : shares
  const carried = property.treatAsNew === true ? shares.map(() => 0) : limited
  const layers = layersOf(property, { ...toWriteOff, carried }, parts)
  const shown = {
    basis: fromCents(sumOf(split)),
    land: fromCents(landCents),
    building: fromCents(buildingCents),
    landImprovements: fromCents(improvementCents),
    carried: fromCents(sumOf(carried)),
    new: fromCents(most - sumOf(carried)),
    layers: layers.map((layer) => ({ ...layer, amount: fromCents(layer.amount), byYear: inDollars(layer.byYear) })),
    byYear: inDollars(addUp(layers.map(({ byYear }) => byYear))),
  }
  return { shown, layers, stranded: share - sumOf(limited) }
}

function partAtSale({ taken, left, monthsUsed, monthsLeft }: OldPart): PartAtSale {
  return {
    ...(taken === undefined ? {} : { taken: fromCents(taken) }),
    adjustedBasis: fromCents(left),
    monthsUsed,
    monthsLeft,
  }
}

function inDollars(byYear: CentsByYear): ByYear {
  return Object.fromEntries([...byYear].map(([year, cents]) => [year, fromCents(cents)]))
}
