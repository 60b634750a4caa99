import { firstPurchaseYear } from '../parameters/calculator'
import { fail, succeed, type Result } from '../result/result'

/** Why a text is taken for no purchase year. */
export type YearRefusal = 'empty' | 'not-a-year' | 'too-early' | 'future'

/**
 * The purchase year that a person typed. Fails for anything but a whole number, before the parameter `firstPurchaseYear`,
 * and after `thisYear`.
 * @source docs/decisions/0016
 */
export function readPurchaseYear(text: string, thisYear: number): Result<number, YearRefusal> {
  const digits = text.trim()
  if (digits === '') return fail('empty')
  if (!/^\d+$/.test(digits)) return fail('not-a-year')
  const year = Number(digits)
  if (year < firstPurchaseYear.value) return fail('too-early')
  return year > thisYear ? fail('future') : succeed(year)
}
