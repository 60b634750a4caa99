export { qualifiesForConsultation, tierForScore, tiers } from './tier'
export type { Tier } from './tier'
export { tierGuidance, tierLabels } from './tier-words'
