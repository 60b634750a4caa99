import { firstPurchaseYear } from '../parameters/calculator.ts'
import { fail, succeed, type Result } from '../result/result.ts'

/** Why a text was rejected as a purchase year. */
export type YearRefusal = 'empty' | 'not-a-year' | 'too-early' | 'future'

/**
 * Parses a typed purchase year. Fails for anything but a whole number, for years before the parameter
 * `firstPurchaseYear`, and for years after `thisYear`.
 * @source decision 0016
 */
export function readPurchaseYear(text: string, thisYear: number): Result<number, YearRefusal> {
  const digits = text.trim()
  if (digits === '') return fail('empty')
  if (!/^\d+$/.test(digits)) return fail('not-a-year')
  const year = Number(digits)
  if (year < firstPurchaseYear) return fail('too-early')
  return year > thisYear ? fail('future') : succeed(year)
}
