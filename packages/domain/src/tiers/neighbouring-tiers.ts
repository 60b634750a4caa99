import { bronzeMinimum, goldMinimum, silverMinimum } from '../parameters/tiers.ts'
import { tierForScore, tiers, type Tier } from './tier.ts'

/** A tier next to the tier of a score. */
export interface NeighbouringTier {
  readonly tier: Tier
  /** How many points more, or fewer, the score would need for it; whole and at least 1. */
  readonly points: number
}

/** The tiers next to the tier of a score; none above the highest, none below the lowest. */
export interface NeighbouringTiers {
  readonly above: NeighbouringTier | undefined
  readonly below: NeighbouringTier | undefined
}

/**
 * The lowest score of each tier in points; the lowest tier has none.
 * @source parameters `goldMinimum`, `silverMinimum`, `bronzeMinimum`
 */
export const tierMinimums = {
  gold: goldMinimum,
  silver: silverMinimum,
  bronze: bronzeMinimum,
  nurtured: undefined,
} as const satisfies Record<Tier, number | undefined>

/** How far a raw score is from the tiers next to its own. */
export function neighbouringTiers(score: number): NeighbouringTiers {
  const tier = tierForScore(score)
  const place = tiers.indexOf(tier)
  return { above: above(score, tiers[place - 1]), below: below(score, tier, tiers[place + 1]) }
}

function above(score: number, tier: Tier | undefined): NeighbouringTier | undefined {
  const minimum = tier && tierMinimums[tier]
  return tier === undefined || minimum === undefined ? undefined : { tier, points: minimum - score }
}

function below(score: number, own: Tier, tier: Tier | undefined): NeighbouringTier | undefined {
  const minimum = tierMinimums[own]
  return tier === undefined || minimum === undefined ? undefined : { tier, points: score - minimum + 1 }
}
