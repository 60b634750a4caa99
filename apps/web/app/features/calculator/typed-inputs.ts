import { readAmount, readPurchaseYear } from '@dst/domain/calculator'
import { amountRefusalSentence, yearRefusalSentence } from '@dst/domain/errors'
import { fail, type Result } from '@dst/domain/result'

/** The current year by this device's clock, the latest possible purchase year. */
export const thisYear = () => new Date().getFullYear()

/** Parses a typed amount; the error is a sentence for the user. */
export function readTypedAmount(text: string): Result<number, string> {
  const read = readAmount(text)
  return read.ok ? read : fail(amountRefusalSentence(read.error, text))
}

/** Parses a typed purchase year; the error is a sentence for the user. */
export function readTypedYear(text: string): Result<number, string> {
  const read = readPurchaseYear(text, thisYear())
  return read.ok ? read : fail(yearRefusalSentence(read.error, text))
}
