export { identificationCheck } from './identification-check.ts'
export type { Candidate, IdentificationCheck, IdentificationRule } from './identification-check.ts'
export { identificationSuggestions } from './identification-suggestions.ts'
export type { IdentificationSuggestions } from './identification-suggestions.ts'
