import { formatTypedAmount } from '../calculator/amounts.ts'
import { longMonth, weekdayDate } from '../wording/short-dates.ts'
import type { FileField } from './field-kinds.ts'
import type { FieldValue } from './read-field.ts'

const percentPerUnit = 100

type NumberUnit = Extract<FileField, { type: 'number' }>['unit']

/** A value as a person would write it into its field, without a dollar sign: `readTyped` reads the same value again. */
export function writeField(field: FileField, value: FieldValue): string {
  if (typeof value === 'number') return field.type === 'number' ? writeNumber(field.unit, value) : String(value)
  if (field.type !== 'date') return String(value)
  return field.form === 'day'
    ? weekdayDate(value as Parameters<typeof weekdayDate>[0])
    : longMonth(value as Parameters<typeof longMonth>[0])
}

function writeNumber(unit: NumberUnit, value: number): string {
  if (unit === 'count' || (unit === 'part' && !Number.isInteger(value))) return String(value)
  if (unit === 'share') return `${Number((value * percentPerUnit).toFixed(6))}%`
  return value < 0 ? `-${formatTypedAmount(-value)}` : formatTypedAmount(value)
}
