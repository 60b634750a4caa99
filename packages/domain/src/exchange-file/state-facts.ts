import type { StateFigures } from '../parameters/states/state-figures.ts'
import type { StateSaleKnown } from '../state-tax/index.ts'
import { readMonth } from '../time/plain-date.ts'
import type { Sale } from './exchange-file.ts'

/** What the rules of states look at besides the gain. */
export type StateFacts = Omit<StateSaleKnown, 'gain' | 'fromDepreciation'>

/** A sale with its month, and whether that in which it came into use was only assumed. */
export type DatedSale = Sale & { readonly sold: string; readonly placedInService: string; readonly isAssumed: boolean }

/**
 * What the rules of the property's state look at, whose figures are given. Time before an earlier
 * exchange counts, so that property from one has been held for at least as long as it has been in use.
 * @source 26 U.S.C. 1223(1)
 */
export function stateFactsOf(sale: DatedSale, figures: StateFigures): StateFacts {
  const { heldSince, placedInService, sold, usedAsHome, isBusiness, isAssumed } = sale
  const place = placeIn(figures, sale.place)
  const isCarriedOver = (sale.priorDeferredGain ?? 0) > 0
  const since = heldSince ?? (isAssumed ? undefined : placedInService)
  const months = since === undefined ? undefined : Math.max(0, readMonth('sold', sold) - readMonth('since', since))
  const isLeast = isCarriedOver && heldSince === undefined
  const isKnown = months !== undefined && !(isLeast && months < longestHolding(figures))
  const isBoughtEarly = since !== undefined && since <= endOf2011
  return {
    state: figures.code,
    ...(isKnown ? { heldMonths: months } : {}),
    ...(since === undefined || (isLeast && !isBoughtEarly) ? {} : { boughtAfter2011: !isBoughtEarly }),
    ...(usedAsHome === undefined ? {} : { usedAsHome }),
    ...(isBusiness === undefined ? {} : { isBusiness }),
    ...(place === undefined ? {} : { place }),
  }
}

/** A place as far as the state has it: who chooses another state leaves a place behind. */
export function placeIn(figures: StateFigures, place: string | undefined): string | undefined {
  return figures.places?.find(({ id }) => id === place)?.id
}

const endOf2011 = '2011-12'

/** The longest holding that a state asks for, in months. A year or less is never assumed of property from an exchange. */
function longestHolding(figures: StateFigures): number {
  const years = Object.values(figures.years)
  return Math.max(13, ...years.map((year) => year?.gain?.monthsHeld ?? year?.gain?.orShare?.monthsHeld ?? 0))
}
