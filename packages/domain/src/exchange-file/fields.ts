/** What a file and its facts can hold, for those who check one and compute nothing. */
export { factFields } from './fact-fields.ts'
export { itemId } from './field-kinds.ts'
export type { FileField } from './field-kinds.ts'
export { fiscalYearEnds, itemFields, partFields } from './file-fields.ts'
export type { ListName, PartName } from './file-fields.ts'
export { readField } from './read-field.ts'
export type { FieldValue } from './read-field.ts'
