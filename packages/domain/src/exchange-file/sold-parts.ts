import { partGivenUp, type BuildingLife, type PartGivenUp } from '../basis-after/index.ts'
import { formerCommercialLife } from '../parameters/after-closing.ts'
import { commercialLife, landShare as defaultLandShare, residentialLife } from '../parameters/calculator.ts'
import { commercialDepreciationFrom } from '../parameters/federal-tax.ts'
import type { SalePart } from './after-closing.ts'
import type { ExchangeFile } from './exchange-file.ts'
import { readPart } from './read-part.ts'
import { propertyTypeOf, type BoughtSale } from './sold-of.ts'

/** What a sale is written off by, and which of its entered parts lack something. */
export interface SoldParts {
  readonly parts: readonly PartGivenUp[]
  /** The ids of parts that don't count yet: their cost, month or years are missing. */
  readonly incomplete: readonly string[]
  /** Whether nothing was entered, so that the building is one part: the price without its land. */
  readonly isAssumed: boolean
}

/** The lives of buildings by what they are. */
export const buildingLives = {
  residential: residentialLife,
  commercial: commercialLife,
} as const satisfies Record<'residential' | 'commercial', BuildingLife>

/**
 * The parts of all sales that are written off by themselves, as entered, else each building as one part. Parts that
 * lack something are left out, by their ids. Undefined where a property came from an earlier exchange and none of its
 * parts were entered.
 */
export function partsGivenUp({ saleParts }: ExchangeFile, sales: readonly BoughtSale[]): SoldParts | undefined {
  const [first] = sales.map(({ sold }) => sold).toSorted()
  const found = sales.map((sale) => soldPartsOf(saleParts, sale, sale.sold === first))
  const known = found.filter((parts) => parts !== undefined)
  if (known.length < found.length) return undefined
  return {
    parts: known.flatMap(({ parts }) => parts),
    incomplete: known.flatMap(({ incomplete }) => incomplete),
    isAssumed: known.every(({ isAssumed }) => isAssumed),
  }
}

/** What is left is counted at the first sale: a later one leaves less, over fewer months, as if that had been typed. */
function soldPartsOf(saleParts: readonly SalePart[], sale: BoughtSale, isFirst: boolean): SoldParts | undefined {
  const at = (parts: readonly PartGivenUp[]) => (isFirst ? parts : parts.flatMap((part) => partLeftAt(part, sale.sold)))
  const entered = saleParts.filter((part) => part.sale === sale.id)
  if (entered.length === 0) {
    if ((sale.priorDeferredGain ?? 0) > 0) return undefined
    return { parts: at([wholeBuilding(sale)]), incomplete: [], isAssumed: true }
  }
  const read = entered.map((part) => ({ id: part.id, part: readPart(part, sale.sold) }))
  return {
    parts: at(read.flatMap(({ part }) => part ?? [])),
    incomplete: read.flatMap(({ id, part }) => (part === undefined ? [id] : [])),
    isAssumed: false,
  }
}

/** The part with what is left of it at its own sale, typed; nothing where nothing is left. */
function partLeftAt(part: PartGivenUp, sold: string): PartGivenUp[] {
  const { adjustedBasis: left, monthsLeft } = partGivenUp(part, sold)
  return left === 0 || monthsLeft === 0 ? [] : [{ ...part, left, monthsLeft }]
}

function wholeBuilding(sale: BoughtSale): PartGivenUp {
  const { purchasePrice, landShare = defaultLandShare, placedInService, depreciation } = sale
  const cost = purchasePrice * (1 - landShare)
  return {
    cost,
    placed: placedInService,
    life: lifeOf(propertyTypeOf(sale), placedInService),
    ...(depreciation === undefined ? {} : { taken: Math.min(depreciation, cost) }),
  }
}

function lifeOf(propertyType: keyof typeof buildingLives, placed: string): BuildingLife {
  const isFormer = propertyType === 'commercial' && placed < commercialDepreciationFrom
  return isFormer ? formerCommercialLife : buildingLives[propertyType]
}
