export { fieldLabels } from './field-labels.ts'
export { actionLabels, proofLabels } from './value-labels.ts'
