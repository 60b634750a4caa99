import type { Tier } from './tier'

/** The name of each tier as people read it. The lowest is told in words that say what to do; nobody is called nurtured. */
export const tierLabels = {
  gold: 'Gold',
  silver: 'Silver',
  bronze: 'Bronze',
  nurtured: 'Getting ready',
} as const satisfies Record<Tier, string>

const mayConsult =
  'You may schedule a consultation with our partner, a Registered Investment Advisor. Nothing is shared, and nobody calls, until you ask and agree.'

/**
 * What to do next, for each tier.
 * @source specification section 2, questionnaire result screen
 */
export const tierGuidance = {
  gold: mayConsult,
  silver: mayConsult,
  bronze: 'Continue building your qualifications and exploring our educational resources.',
  nurtured: 'Build your qualifications and learn about DSTs.',
} as const satisfies Record<Tier, string>
