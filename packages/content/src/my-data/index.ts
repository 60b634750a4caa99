export { fieldLabels } from './field-labels.ts'
