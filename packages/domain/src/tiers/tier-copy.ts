import type { Tier } from './tier.ts'

/**
 * The display name of each tier. The lowest gets a name that says what to do next, because nobody should be called
 * "nurtured".
 */
export const tierLabels = {
  gold: 'Gold',
  silver: 'Silver',
  bronze: 'Bronze',
  nurtured: 'Getting ready',
} as const satisfies Record<Tier, string>

const mayConsult =
  'You may schedule a consultation with our partner, a Registered Investment Advisor. For that we share your ' +
  'details with it, and only once you ask and agree.'

/**
 * What to do next, for each tier.
 * @source docs/product/scoring-and-tiers.md#tier-words
 */
export const tierGuidance = {
  gold: mayConsult,
  silver: mayConsult,
  bronze: 'Continue building your qualifications and exploring our educational resources.',
  nurtured: 'Build your qualifications and learn about DSTs.',
} as const satisfies Record<Tier, string>
