import { readPlainDate } from '../time/plain-date.ts'
import { readDollars } from '../typed-numbers/read-dollars.ts'
import { itemId, type FileField } from './field-kinds.ts'

type NumberField = Extract<FileField, { type: 'number' }>

/** What a field holds. */
export type FieldValue = string | number | boolean

/** The value when the field can hold it; amounts are rounded to whole numbers, texts trimmed. Undefined otherwise. */
export function readField(field: FileField, value: unknown): FieldValue | undefined {
  switch (field.type) {
    case 'flag':
      return typeof value === 'boolean' ? value : undefined
    case 'number':
      return typeof value === 'number' ? readNumber(field, value) : undefined
    case 'choice':
      return field.options.find((option) => option === value)
    case 'date':
      return typeof value === 'string' && isDate(value, field.form) ? value : undefined
    case 'code':
      return typeof value === 'string' && value.length <= field.longest && codeForm.test(value) ? value : undefined
    case 'item':
      return typeof value === 'string' && itemId.test(value) ? value : undefined
    case 'text':
      return typeof value === 'string' ? readText(field.longest, value) : undefined
  }
}

/** The same for a value written as text, as in an address. */
export function readFieldText(field: FileField, text: string): FieldValue | undefined {
  if (field.type === 'flag') return text === 'true' || (text === 'false' ? false : undefined)
  if (field.type === 'number') return readNumberText(field, text)
  return readField(field, text)
}

/** Addresses hold shares as parts of 1; amounts are read as they are typed, since people write addresses too. */
function readNumberText(field: NumberField, text: string) {
  if (field.unit === 'share' || field.unit === 'count')
    return plainNumber.test(text) ? readNumber(field, Number(text)) : undefined
  const amount = readDollars(text)
  return amount.kind === 'read' ? readNumber(field, amount.value) : undefined
}

/** As in an address of a page. */
const codeForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const plainNumber = /^-?(?:\d+\.?\d*|\.\d+)(?:e-\d+)?$/

function readNumber({ least, most, whole }: NumberField, value: number) {
  const read = whole ? Math.round(value) : value
  return read >= least && read <= most ? read : undefined
}

/** Control characters and halves of a character, which databases refuse, are left out; so is what a cut leaves of one. */
function readText(longest: number, value: string): string | undefined {
  const text = value.replace(unwritable, ' ').trim().slice(0, longest).replace(unwritable, '').trim()
  return text === '' ? undefined : text
}

const unwritable = /[\p{Cc}\p{Cs}]+/gu

function isDate(value: string, form: 'day' | 'month'): boolean {
  try {
    readPlainDate('date', form === 'day' ? value : `${value}-01`)
    return true
  } catch {
    return false
  }
}
