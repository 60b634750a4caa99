import {
  depreciationAfter,
  type DepreciationAfter,
  type DepreciationRefusal,
  type PropertyAfter,
  type PropertyReceived,
} from '../basis-after/index.ts'
import { fail, succeed, type Result } from '../result/index.ts'
import type { AfterPurchase } from './after-purchases.ts'
import type { ExchangeFile } from './exchange-file.ts'
import type { SoldGains } from './sold-gains.ts'
import { monthIn } from './sold-of.ts'
import { partsGivenUp } from './sold-parts.ts'

/** What one purchase can be written off, by each of the two ways and by the one that was chosen. */
export interface PropertyWriteOff {
  readonly index: number
  readonly continued: PropertyAfter
  readonly asNew: PropertyAfter
  readonly chosen: PropertyAfter
}

/** What can be written off after the exchange. Amounts in US dollars, to the cent. */
export interface FileWriteOff {
  /** With what is left of the old parts going on in every property, as if all were bought new, and as chosen. */
  readonly continued: DepreciationAfter
  readonly asNew: DepreciationAfter
  readonly chosen: DepreciationAfter
  readonly properties: readonly PropertyWriteOff[]
  /** The first year of the tables. */
  readonly firstYear: number
  /** Ids of parts of the sale that lack something and count as nothing. */
  readonly incompleteParts: readonly string[]
  /** Whether a building as one part stands for parts that weren't entered. */
  readonly partsAssumed: boolean
}

/** Why the write-off of a file isn't computed. */
export type WriteOffGap =
  | DepreciationRefusal
  /** Nothing received is real property, so that no basis goes to it. */
  | 'no-real-property'
  /** Property that came from an earlier exchange: what is left of it is never guessed. */
  | 'parts-missing'

/** The write-off of all purchases that count, of the basis of line 25. */
export function writeOffOf(
  file: ExchangeFile,
  { sold, purchases, basis }: { sold: SoldGains; purchases: readonly AfterPurchase[]; basis: number },
): Result<FileWriteOff, WriteOffGap> {
  const given = partsGivenUp(file, sold.sales)
  if (given === undefined) return fail('parts-missing')
  if (purchases.every(({ value }) => value === 0)) return fail('no-real-property')
  const months = sold.sales.map((sale) => sale.sold).toSorted()
  const found = eachWay((way) =>
    depreciationAfter({
      parts: given.parts,
      sold: monthIn(String(months[0])),
      totalBasis: basis,
      replacements: purchases.map((purchase) => received(purchase, way)),
    }),
  )
  if (!found.ok) return found
  const { continued, new: asNew, chosen } = found.value
  const years = Object.keys({ ...continued.byYear, ...asNew.byYear }).map(Number)
  return succeed({
    continued,
    asNew,
    chosen,
    properties: purchases.map(({ index }, at) => ({
      index,
      continued: propertyAt(continued, at),
      asNew: propertyAt(asNew, at),
      chosen: propertyAt(chosen, at),
    })),
    firstYear: Math.min(sold.year, ...years),
    incompleteParts: given.incomplete,
    partsAssumed: given.isAssumed,
  })
}

const ways = ['continued', 'new', 'chosen'] as const
type Way = (typeof ways)[number]

function eachWay(
  run: (way: Way) => Result<DepreciationAfter, DepreciationRefusal>,
): Result<Record<Way, DepreciationAfter>, DepreciationRefusal> {
  const found: [Way, DepreciationAfter][] = []
  for (const way of ways) {
    const after = run(way)
    if (!after.ok) return after
    found.push([way, after.value])
  }
  return succeed(Object.fromEntries(found) as Record<Way, DepreciationAfter>)
}

function received({ purchase, value, placed, life, split }: AfterPurchase, way: Way): PropertyReceived {
  const treatAsNew = way === 'new' || (way === 'chosen' && purchase.writeOff === 'new')
  return {
    value,
    placed,
    life,
    split,
    treatAsNew,
    // Not offered together with the election.
    allAtOnce: !treatAsNew && purchase.improvementsAtOnce === true,
    ...(purchase.cpaBasis === undefined ? {} : { basis: purchase.cpaBasis }),
  }
}

/** There is one for each purchase. */
function propertyAt({ replacements }: DepreciationAfter, index: number): PropertyAfter {
  return replacements[index] as PropertyAfter
}
