export { identificationCheck } from './identification-check.ts'
export type { Candidate, IdentificationCheck, IdentificationRule } from './identification-check.ts'
export { identificationMends } from './identification-mends.ts'
export type { IdentificationMends } from './identification-mends.ts'
