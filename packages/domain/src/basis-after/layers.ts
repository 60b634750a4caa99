import { apportion } from '../exact-amounts/exact-amounts.ts'
import { landImprovementMonths } from '../parameters/after-closing.ts'
import { readMonth } from '../time/plain-date.ts'
import type { PropertyReceived } from './depreciation-inputs.ts'
import { monthsGoingOn, monthsPerYear, type OldPart } from './old-parts.ts'
import { writeOffByTable, writeOffEvenly, yearOf, type CentsByYear } from './write-off.ts'

/** What a property is made of, apart from its land. */
export type Asset = 'building' | 'landImprovements'

/** A part of a property's basis that is written off by one schedule. Amounts in cents. */
export interface Layer {
  /** Carried over from what was given up, or as bought in the month of the purchase. */
  readonly part: 'carried' | 'new'
  readonly of: Asset
  /** Which of the parts given up it comes from, from 0 on. */
  readonly component?: number
  readonly amount: number
  readonly months: number
  readonly byYear: CentsByYear
}

/** What a property can write off, and what of each old part goes on in it. Amounts in cents, not below 0. */
export interface BasisToWriteOff {
  readonly building: number
  readonly landImprovements: number
  readonly carried: readonly number[]
}

/**
 * The layers of a property: of each old part what goes on in the building and in the land improvements, in proportion
 * to their basis there, and then what of each is new.
 * @source docs/product/after-closing.md#writing-off
 */
export function layersOf(property: PropertyReceived, basis: BasisToWriteOff, parts: readonly OldPart[]): Layer[] {
  const placed = readMonth('placed', property.placed)
  const carried = carriedByAsset(basis)
  const oldLayers = parts.flatMap((old, component): Layer[] => {
    const [{ building, landImprovements } = nothing] = carried.slice(component)
    const months = monthsGoingOn(old, property.life)
    return [
      { part: 'carried', of: 'building', component, ...evenly(building, months, placed) },
      { part: 'carried', of: 'landImprovements', component, ...evenly(landImprovements, old.monthsLeft, placed) },
    ]
  })
  const newBuilding = basis.building - sumOf(carried.map(({ building }) => building))
  const newImprovements = basis.landImprovements - sumOf(carried.map(({ landImprovements }) => landImprovements))
  const newLayers: Layer[] = [
    { part: 'new', of: 'building', ...evenly(newBuilding, property.life * monthsPerYear, placed) },
    { part: 'new', of: 'landImprovements', ...improvements(newImprovements, placed, property.allAtOnce === true) },
  ]
  return [...oldLayers, ...newLayers].filter(({ amount }) => amount > 0)
}

/**
 * What of each old part goes on in the building and in the land improvements. The sum is shared out first, so that
 * neither gets more than its basis, and each old part is still whole.
 */
function carriedByAsset({ building, landImprovements, carried }: BasisToWriteOff): Readonly<Record<Asset, number>>[] {
  const [all = 0] = apportion(sumOf(carried), [building, landImprovements])
  const inBuilding = apportion(all, carried)
  return carried.map((cents, index) => {
    const [ofBuilding = 0] = inBuilding.slice(index)
    return { building: ofBuilding, landImprovements: cents - ofBuilding }
  })
}

const nothing: Readonly<Record<Asset, number>> = { building: 0, landImprovements: 0 }

function evenly(amount: number, months: number, placed: number): Pick<Layer, 'amount' | 'months' | 'byYear'> {
  return { amount, months, byYear: writeOffEvenly(amount, months, placed) }
}

/** Of what is written off at once, the months are still those of its class. */
function improvements(amount: number, placed: number, atOnce: boolean): Pick<Layer, 'amount' | 'months' | 'byYear'> {
  const byYear = atOnce ? new Map([[yearOf(placed), amount]]) : writeOffByTable(amount, placed)
  return { amount, months: landImprovementMonths, byYear }
}

/** A sum of cents. */
export function sumOf(cents: readonly number[]): number {
  return cents.reduce((sum, each) => sum + each, 0)
}
