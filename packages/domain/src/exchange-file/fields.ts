/** What a file and its facts can hold, for those who check one and compute nothing. */
export { factFields } from './fact-fields.ts'
export { fiscalYearEnds, itemFields, itemId, partFields } from './file-fields.ts'
export type { FileField, ListName, PartName } from './file-fields.ts'
export { readField } from './read-field.ts'
export type { FieldValue } from './read-field.ts'
