import { fieldAt, type FileField } from '@dst/domain/exchange-file'
import type { FieldPath } from '../store/edits.ts'

/** The id of the element that holds a field: `sales-0-price`. A link to it leads to the field. */
export function fieldId(path: FieldPath): string {
  return path.replaceAll('.', '-')
}

/** What the field of a path can hold. */
export function fieldOf<Type extends FileField['type']>(
  path: FieldPath,
  type: Type,
): Extract<FileField, { type: Type }> {
  const field = fieldAt(path)
  if (field?.type !== type) throw new Error(`${path} is no ${type} field of an exchange file`)
  return field as Extract<FileField, { type: Type }>
}
