import type { AmountRefusal } from '../calculator/read-amount.ts'
import { amountRefusalSentence } from '../errors/calculator-input.ts'
import {
  dateRefusalSentence,
  longTextSentence,
  monthRefusalSentence,
  numberRefusalSentence,
} from '../errors/exchange-input.ts'
import { questionSentence } from '../errors/typed-number.ts'
import { amountMaximum } from '../parameters/calculator.ts'
import { checkReading, type NumberReading } from '../typed-numbers/number-reading.ts'
import { readCount } from '../typed-numbers/read-count.ts'
import { readDollars } from '../typed-numbers/read-dollars.ts'
import { readShare, statedPer } from '../typed-numbers/read-share.ts'
import type { FileField } from './field-kinds.ts'
import { readField, type FieldValue } from './read-field.ts'
import { readWrittenDate, readWrittenMonth } from '../time/read-written-date.ts'
import { writeField } from './write-field.ts'

type NumberField = Extract<FileField, { type: 'number' }>
type Refusal = AmountRefusal | 'not-a-number' | 'below' | 'above'

/** What a text typed into a field means; the sentences are for the person who typed it. */
export type TypedValue =
  | { readonly kind: 'read'; readonly value: FieldValue }
  | { readonly kind: 'ask'; readonly sentence: string; readonly meant: readonly number[] }
  | { readonly kind: 'unreadable'; readonly sentence: string }

/**
 * What a text means that a person typed into a field: "1.25m", "6.5 %", "Dec 4 2026". A number that can be read in two
 * ways is asked about. An empty text is the caller's to handle.
 */
export function readTyped(field: FileField, text: string, today: string): TypedValue {
  if (field.type === 'number') return readTypedNumber(field, text)
  if (field.type === 'date') return field.form === 'day' ? readDay(text, today) : readMonth(text, today)
  if (field.type === 'text' && text.trim().length > field.longest) return unreadable(longTextSentence(field.longest))
  const value = readField(field, text)
  return value === undefined ? unreadable('Nothing was entered.') : { kind: 'read', value }
}

function readTypedNumber(field: NumberField, text: string): TypedValue {
  const reading = checkReading<Refusal>(read(field, text), otherwise(field), (value) => refusalOf(field, value))
  if (reading.kind === 'unreadable') return unreadable(numberSentence(field, reading.reason, text))
  const held = (value: number) => (field.whole ? Math.round(value) || 0 : value)
  if (reading.kind === 'read') return { kind: 'read', value: held(reading.value) }
  const meant = [...new Set(reading.meant.map(held))]
  const per = field.of === 'loan' ? statedPer(text) : undefined
  // The part of the value is the larger one, so that it is the one that a field may not take.
  const bases = per === undefined ? [] : [` (per ${per} of equity)`, ` (per ${per} of value)`]
  return {
    kind: 'ask',
    meant,
    sentence: questionSentence(
      text,
      meant.map((value, index) => writeField(field, value) + (bases[index] ?? '')),
    ),
  }
}

function read(field: NumberField, text: string): NumberReading<Refusal> {
  if (field.unit === 'dollars') return readDollars(text)
  // Parts are compared with each other alone: 85 and 85% are the same.
  if (field.unit === 'part') return readDollars(text.replace(/%\s*$/, ''))
  return field.unit === 'share' ? readShare(text, field.of ?? 'anything') : readCount(text)
}

function otherwise({ unit }: NumberField): Refusal {
  return unit === 'dollars' || unit === 'part' ? 'not-an-amount' : 'not-a-number'
}

function refusalOf({ unit, least, most }: NumberField, value: number): Refusal | undefined {
  const isAmount = unit === 'dollars' || unit === 'part'
  if (isAmount && most === amountMaximum && Math.abs(value) > most) return 'above-maximum'
  if (isAmount && least >= 0 && value < 0) return 'negative'
  if (value < least) return 'below'
  return value > most ? 'above' : undefined
}

function numberSentence(field: NumberField, reason: Refusal, text: string): string {
  const { unit, least, most } = field
  if (reason === 'not-a-number') return numberRefusalSentence(reason, text, unit === 'share' ? '6.5%' : '3')
  const limit = (value: number) => `${unit === 'dollars' ? '$' : ''}${writeField(field, value)}`
  if (reason === 'below') return numberRefusalSentence(reason, text, limit(least))
  if (reason === 'above') return numberRefusalSentence(reason, text, limit(most))
  return amountRefusalSentence(reason, text)
}

function readDay(text: string, today: string): TypedValue {
  const day = readWrittenDate(text, today)
  return day.ok ? { kind: 'read', value: day.value } : unreadable(dateRefusalSentence(day.error, text))
}

function readMonth(text: string, today: string): TypedValue {
  const month = readWrittenMonth(text, today)
  return month.ok ? { kind: 'read', value: month.value } : unreadable(monthRefusalSentence(month.error, text))
}

function unreadable(sentence: string): TypedValue {
  return { kind: 'unreadable', sentence }
}
