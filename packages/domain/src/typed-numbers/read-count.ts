import { ask, type NumberReading } from './number-reading.ts'
import { plainCharacters, readDigits } from './read-digits.ts'

/** Reads a typed whole number, also below 0. Anything between two is asked about, as the nearest one. */
export function readCount(text: string): NumberReading<'not-a-number'> {
  const plain = plainCharacters(text)
  const { standard, decimalComma, joined } = readDigits(plain.replace(/^[-+]\s?/, ''))
  const signed = (number: number) => (plain.startsWith('-') ? -number : number) || 0
  if (standard !== undefined && Number.isInteger(standard)) return { kind: 'read', value: signed(standard) }
  const meant = [standard ?? decimalComma, joined].filter((number) => number !== undefined)
  return ask(
    meant.map((number) => signed(Math.round(number))),
    'not-a-number',
  )
}
