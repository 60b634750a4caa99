import type { FieldValue } from '@dst/domain/exchange-file'
import { setField, useExchangeFileStore } from '../store/document.ts'
import { valueAt, type FieldPath } from '../store/edits.ts'
import { fieldId } from './field-id.ts'

/** What every input of a field takes. */
export interface FieldInputProps {
  /** Its place in the file. */
  path: FieldPath
  label: string
  /** Also says what is assumed until something is entered. */
  hint?: string
}

/** The value of a field, and how to change it. */
export function useField(path: FieldPath) {
  const value = useExchangeFileStore(({ file }) => valueAt(file, path))
  return { value, id: fieldId(path), name: path, set: (next: FieldValue | undefined) => setField(path, next) }
}

/** The value as a number; undefined where none was entered. */
export function asNumber(value: FieldValue | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined
}

/** The value as a text; undefined where none was entered. */
export function asText(value: FieldValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}
