import { readAmount, readPurchaseYear } from '@dst/domain/calculator'
import { amountRefusalSentence, yearRefusalSentence } from '@dst/domain/errors'
import { fail, type Result } from '@dst/domain/result'

/** The year of this device's clock, the last in which a property can have been bought. */
export const thisYear = () => new Date().getFullYear()

/** The amount that a person typed, or why it is none, in a sentence. */
export function readTypedAmount(text: string): Result<number, string> {
  const read = readAmount(text)
  return read.ok ? read : fail(amountRefusalSentence(read.error, text))
}

/** The purchase year that a person typed, or why it is none, in a sentence. */
export function readTypedYear(text: string): Result<number, string> {
  const read = readPurchaseYear(text, thisYear())
  return read.ok ? read : fail(yearRefusalSentence(read.error, text))
}
