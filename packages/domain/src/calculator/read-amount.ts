import { amountMaximum } from '../parameters/calculator.ts'
import { fail, succeed, type Result } from '../result/result.ts'

/** Why a text was rejected as an amount. */
export type AmountRefusal = 'empty' | 'not-an-amount' | 'negative' | 'above-maximum'

const written = /^(?<digits>\d+(?:\.\d*)?|\.\d+)(?<unit>[a-z]*)$/
const centsPerDollar = 100

/** The multiplier for a word or letter after the number. */
const units = new Map([
  ['', 1],
  ['k', 1e3],
  ['thousand', 1e3],
  ['m', 1e6],
  ['mm', 1e6],
  ['mil', 1e6],
  ['million', 1e6],
  ['b', 1e9],
  ['bn', 1e9],
  ['billion', 1e9],
])

/**
 * Parses a typed amount in US dollars, to the cent (half a cent rounded up): "1,250,000.50", "$1.25m", "500
 * thousand". Dollar signs, commas and spaces are ignored. Fails for anything else, below 0, and above the
 * parameter `amountMaximum`.
 * @source docs/product/calculator.md#typed-amounts; decision 0016
 */
export function readAmount(text: string): Result<number, AmountRefusal> {
  const bare = text.replace(/[$,\s]/g, '').toLowerCase()
  if (bare === '') return fail('empty')
  const { digits, unit = '' } = written.exec(bare.replace(/^[-−]/, ''))?.groups ?? {}
  const factor = units.get(unit)
  if (digits === undefined || factor === undefined) return fail('not-an-amount')
  const amount = Math.round(Number(digits) * factor * centsPerDollar) / centsPerDollar
  if (amount > amountMaximum) return fail('above-maximum')
  return /^[-−]/.test(bare) && amount > 0 ? fail('negative') : succeed(amount)
}
