export { identificationCheck } from './identification-check.ts'
export type { Candidate, IdentificationCheck, IdentificationRule } from './identification-check.ts'
