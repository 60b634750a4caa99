import { ask, type NumberReading } from './number-reading.ts'
import { plainCharacters, readDigits } from './read-digits.ts'

/** Why a text is no amount of dollars. */
export type DollarsRefusal = 'empty' | 'not-an-amount'

const currency = String.raw`(?:us ?\$|\$|usd)`
const written = new RegExp(
  String.raw`^(?<bracket>\()?(?<sign>[-+])?\s?${currency}?\s?(?<minus>-)?\s?(?<digits>[\d.,' ]*\d[\d.,' ]*)` +
    String.raw`(?<unit>[a-z]*?)\s?(?:${currency}|dollars?)?(?<closing>\))?$`,
)
const nothing = new RegExp(String.raw`^${currency}?$`)
const centsPerDollar = 100

/** The multiplier for a word or letter after the number. */
const units = new Map([
  ['', 1],
  ['k', 1e3],
  ['thousand', 1e3],
  ['m', 1e6],
  ['mm', 1e6],
  ['mil', 1e6],
  ['mln', 1e6],
  ['million', 1e6],
  ['b', 1e9],
  ['bn', 1e9],
  ['billion', 1e9],
])

/**
 * Reads a typed amount in US dollars, to the cent (half a cent rounded up), also below 0: "1,250,000.50", "$1.25m",
 * "USD 900000", "1'250'000", "(12,200)". What can be read in two ways, or is punctuated as outside of the United
 * States ("1,25m", "1.234,56", "1.250"), is asked about.
 * @source docs/product/calculator.md#typed-amounts; decision 0016
 */
export function readDollars(text: string): NumberReading<DollarsRefusal> {
  const plain = plainCharacters(text)
  if (nothing.test(plain)) return { kind: 'unreadable', reason: 'empty' }
  const { bracket, closing, sign, minus, digits = '', unit = '' } = written.exec(plain)?.groups ?? {}
  const factor = units.get(unit)
  if (factor === undefined || (bracket === undefined) !== (closing === undefined)) return notAnAmount
  const side = bracket !== undefined || sign === '-' || minus !== undefined ? -1 : 1
  const amountOf = (number: number) => side * Math.round(number * factor * centsPerDollar) || 0
  const dollarsOf = (number: number) => amountOf(number) / centsPerDollar
  const { standard, decimalComma, joined } = readDigits(digits)
  if (standard !== undefined && !(unit === '' && dotBeforeThree.test(digits.trim()))) {
    return { kind: 'read', value: dollarsOf(standard) }
  }
  const meant = standard === undefined ? [decimalComma, joined] : [joined, standard]
  const possible = meant.filter((number) => number !== undefined)
  // Behind a unit, a comma before two digits was never one between groups.
  return ask((unit === '' ? possible : possible.slice(0, 1)).map(dollarsOf), 'not-an-amount')
}

/** No amount has three decimals: in most of the world the dot of "1.250" stands between groups. */
const dotBeforeThree = /^[1-9]\d{0,2}\.\d{3}$/

const notAnAmount = { kind: 'unreadable', reason: 'not-an-amount' } as const
