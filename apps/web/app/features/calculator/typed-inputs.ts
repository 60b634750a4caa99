import { formatTypedAmount, readAmount, readPurchaseYear } from '@dst/domain/calculator'
import { amountRefusalSentence, questionSentence, yearRefusalSentence } from '@dst/domain/errors'
import { fail, type Result } from '@dst/domain/result'
import type { NumberReading } from '@dst/ui/number-field'

/** The current year by this device's clock, the latest possible purchase year. */
export const thisYear = () => new Date().getFullYear()

/** Reads a typed amount; the error is a sentence for the user, a question where the amount is not clear. */
export function readTypedAmount(text: string): NumberReading {
  const read = readAmount(text)
  switch (read.kind) {
    case 'read':
      return { ok: true, value: read.value }
    case 'ask':
      return { ok: false, error: questionSentence(text, read.meant.map(formatTypedAmount)), meant: read.meant }
    case 'unreadable':
      return { ok: false, error: amountRefusalSentence(read.reason, text) }
  }
}

/** Parses a typed purchase year; the error is a sentence for the user. */
export function readTypedYear(text: string): Result<number, string> {
  const read = readPurchaseYear(text, thisYear())
  return read.ok ? read : fail(yearRefusalSentence(read.error, text))
}
