export { replacementCheck } from './replacement-check.ts'
export type { ReplacementCheck, ReplacementInputs } from './replacement-check.ts'
