import type { Offering } from './offering.ts'
import { checkPicks, sumOfAmounts, type OfferingPick } from './offering-pick.ts'
import { toShare } from './rounded.ts'

/** How the picked amounts are spread, as shares of their sum to six places. */
export interface Concentration {
  /** The largest amount's share; null while nothing is picked. */
  readonly largest: number | null
  readonly bySponsor: readonly MixPart[]
  readonly byState: readonly MixPart[]
  readonly byType: readonly MixPart[]
}

/** What the amounts of one sponsor, state or type come to; `name` as it was first typed, null for "not given". */
export interface MixPart {
  readonly name: string | null
  readonly share: number
}

/**
 * The mix of the picked amounts, in the order in which the offerings were entered. Names that differ only in capitals
 * and in the space around them are one. Throws a RangeError that begins with the name of an impossible input.
 * @source docs/product/offerings.md#in-the-exchange
 */
export function concentration(picks: readonly OfferingPick[]): Concentration {
  checkPicks(picks)
  const total = sumOfAmounts(picks)
  if (total === 0) return { largest: null, bySponsor: [], byState: [], byType: [] }
  const mixBy = (field: 'sponsor' | 'state' | 'propertyType') => mixOf(picks, total, ({ [field]: name }) => name)
  return {
    largest: toShare(Math.max(...picks.map(({ amount }) => amount)) / total),
    bySponsor: mixBy('sponsor'),
    byState: mixBy('state'),
    byType: mixBy('propertyType'),
  }
}

function mixOf(
  picks: readonly OfferingPick[],
  total: number,
  nameIn: (offering: Offering) => string | undefined,
): readonly MixPart[] {
  const parts = new Map<string, { readonly name: string | null; readonly amount: number }>()
  for (const { offering, amount } of picks) {
    const name = nameIn(offering)?.trim() ?? ''
    const key = name.toLowerCase()
    const before = parts.get(key) ?? { name: name === '' ? null : name, amount: 0 }
    parts.set(key, { ...before, amount: before.amount + amount })
  }
  return [...parts.values()].map(({ name, amount }) => ({ name, share: toShare(amount / total) }))
}
