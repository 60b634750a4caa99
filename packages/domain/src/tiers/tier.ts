import { bronzeMinimum, goldMinimum, silverMinimum } from '../parameters/tiers'

/** The tiers, best first. */
export const tiers = ['gold', 'silver', 'bronze', 'nurtured'] as const

/** Where a score places an investor. */
export type Tier = (typeof tiers)[number]

/**
 * The tier of a raw (unclamped) score in points: 80 and above gold, 50 silver, 20 bronze, anything lower nurtured.
 * @source parameters `goldMinimum`, `silverMinimum`, `bronzeMinimum`
 */
export function tierForScore(score: number): Tier {
  if (score >= goldMinimum.value) return 'gold'
  if (score >= silverMinimum.value) return 'silver'
  if (score >= bronzeMinimum.value) return 'bronze'
  return 'nurtured'
}

/**
 * Whether investors of a tier may ask for a consultation at once.
 * @source specification section 4: only gold and silver
 */
export function qualifiesForConsultation(tier: Tier): boolean {
  return consultationByTier[tier]
}

const consultationByTier = { gold: true, silver: true, bronze: false, nurtured: false } as const satisfies Record<
  Tier,
  boolean
>
