import { readAmount } from '../calculator/read-amount.ts'
import { amountRefusalSentence } from '../errors/calculator-input.ts'
import { dateRefusalSentence, monthRefusalSentence, numberRefusalSentence } from '../errors/exchange-input.ts'
import { fail, succeed, type Result } from '../result/index.ts'
import type { FileField } from './file-fields.ts'
import { readField, type FieldValue } from './read-field.ts'
import { readWrittenDate, readWrittenMonth } from './read-written-date.ts'
import { writeField } from './write-field.ts'

type NumberField = Extract<FileField, { type: 'number' }>

const percentPerUnit = 100

/**
 * The value of a text that a person typed into a field: "1.25m", "6.5 %", "Dec 4 2026". The error is a sentence for
 * the person. An empty text is the caller's to handle.
 */
export function readTyped(field: FileField, text: string, today: string): Result<FieldValue, string> {
  if (field.type === 'number') return readTypedNumber(field, text)
  if (field.type === 'date') return field.form === 'day' ? readDay(text, today) : readMonth(text, today)
  const value = readField(field, text)
  return value === undefined ? fail('Nothing was entered.') : succeed(value)
}

function readTypedNumber(field: NumberField, text: string): Result<number, string> {
  const read = field.unit === 'dollars' ? readDollars(field, text) : readPlainNumber(field, text)
  if (!read.ok) return read
  const { least, most } = field
  if (read.value >= least && read.value <= most) return read
  const [side, limit] = read.value < least ? (['below', least] as const) : (['above', most] as const)
  return fail(numberRefusalSentence(side, text, writeField(field, limit)))
}

/** Amounts below 0 are written "-5,000" or, as accountants do, "(5,000)". Whole dollars. */
function readDollars({ least }: NumberField, text: string): Result<number, string> {
  const [, inBrackets, behindMinus] = /^\s*(?:\((.+)\)|\$?\s*[-−]\s*(.+))\s*$/.exec(text) ?? []
  const positive = least < 0 ? (inBrackets ?? behindMinus) : undefined
  const read = readAmount(positive ?? text)
  if (!read.ok) return fail(amountRefusalSentence(read.error, text))
  const amount = Math.round(read.value)
  return succeed(positive === undefined || amount === 0 ? amount : -amount)
}

function readPlainNumber({ unit }: NumberField, text: string): Result<number, string> {
  const [, sign = '', digits] = /^([-−+]?)(\d+(?:\.\d*)?|\.\d+)$/.exec(text.replace(/\s|,|%$|percent$/gi, '')) ?? []
  if (digits === undefined) return fail(numberRefusalSentence('not-a-number', text, unit === 'share' ? '6.5%' : '3'))
  const number = (sign === '-' || sign === '−' ? -1 : 1) * Number(digits)
  // "0.453" can be 45.3% or 0.453%: what is written with its sign is taken as it stands.
  if (unit === 'share' && number !== 0 && Math.abs(number) < 1 && !/%|percent/i.test(text)) {
    return fail(shareQuestion(text, number))
  }
  // Nine digits are far below what a share can show, and above what division leaves behind.
  if (unit === 'share') return succeed(Number((number / percentPerUnit).toFixed(9)))
  return succeed(Math.round(number))
}

/** Asks which of the two is meant. */
function shareQuestion(text: string, number: number): string {
  const asShare = `${Number((number * percentPerUnit).toFixed(6))}%`
  return `Did you mean ${asShare}? Write ${asShare}, or ${text.trim()}% if that is what you mean.`
}

function readDay(text: string, today: string): Result<string, string> {
  const read = readWrittenDate(text, today)
  return read.ok ? read : fail(dateRefusalSentence(read.error, text))
}

function readMonth(text: string, today: string): Result<string, string> {
  const read = readWrittenMonth(text, today)
  return read.ok ? read : fail(monthRefusalSentence(read.error, text))
}
