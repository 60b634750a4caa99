import { amountMaximum } from '../parameters/calculator'
import { fail, succeed, type Result } from '../result/result'

/** Why a text is taken for no amount. */
export type AmountRefusal = 'empty' | 'not-an-amount' | 'negative' | 'above-maximum'

const written = /^(?<digits>\d+(?:\.\d*)?|\.\d+)(?<unit>[a-z]*)$/
const centsPerDollar = 100

/** What a word or letter after the number stands for. */
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
 * The amount in US dollars that a person typed, to the cent (half a cent rounded up): "1,250,000.50", "$1.25m", "500 thousand".
 * Dollar signs, commas and spaces count for nothing. Fails for anything else, below 0, and above the parameter `amountMaximum`.
 * @source specification section 5, Calculator numbers; docs/decisions/0016
 */
export function readAmount(text: string): Result<number, AmountRefusal> {
  const bare = text.replace(/[$,\s]/g, '').toLowerCase()
  if (bare === '') return fail('empty')
  const { digits, unit = '' } = written.exec(bare.replace(/^[-−]/, ''))?.groups ?? {}
  const factor = units.get(unit)
  if (digits === undefined || factor === undefined) return fail('not-an-amount')
  const amount = Math.round(Number(digits) * factor * centsPerDollar) / centsPerDollar
  if (amount > amountMaximum.value) return fail('above-maximum')
  return /^[-−]/.test(bare) && amount > 0 ? fail('negative') : succeed(amount)
}
