import { bronzeMinimum, goldMinimum, silverMinimum } from '../parameters/tiers.ts'

/** The tiers, best first. */
export const tiers = ['gold', 'silver', 'bronze', 'nurtured'] as const

/** The tier of an investor, derived from the score. */
export type Tier = (typeof tiers)[number]

/**
 * The tier of a raw (unclamped) score in points: 80 and above gold, 50 silver, 20 bronze, anything lower nurtured.
 * @source parameters `goldMinimum`, `silverMinimum`, `bronzeMinimum`
 */
export function tierForScore(score: number): Tier {
  if (score >= goldMinimum) return 'gold'
  if (score >= silverMinimum) return 'silver'
  if (score >= bronzeMinimum) return 'bronze'
  return 'nurtured'
}

/**
 * Whether investors of a tier can request a consultation right away.
 * @source docs/product/scoring-and-tiers.md#consultations-by-tier
 */
export function qualifiesForConsultation(tier: Tier): boolean {
  return consultationByTier[tier]
}

const consultationByTier = { gold: true, silver: true, bronze: false, nurtured: false } as const satisfies Record<
  Tier,
  boolean
>
