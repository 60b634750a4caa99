import { ask, type NumberReading } from './number-reading.ts'
import { plainCharacters, readDigits } from './read-digits.ts'
import { readDollars } from './read-dollars.ts'

/** What a share is of: a loan is a part of a property's value, and sponsors state it per amount invested as well. */
export type ShareOf = 'anything' | 'loan'

const percentage = /^(?<sign>[-+])?\s?(?<digits>[\d.,' ]*\d[\d.,' ]*)(?<percent>%|percent|per cent|pct)?$/
const ratio =
  /^(?<part>[^a-z/]+[kmb]?)\s?(?:per|for (?:each|every)|\/)\s?(?<whole>[^a-z/]*\d[^a-z/]*[kmb]?)(?<basis>[a-z ]*)$/
const percentPerUnit = 100
// Nine digits are far below what a share can show, and above what division leaves behind.
const shareDigits = 9

/**
 * Reads a typed share, as a part of 1: "6.5%", "10" (percent), "$7 per $100". What can be read in two ways is asked
 * about: "0.453" is 45.3% or 0.453%, "9,3" is 9.3%. A loan "per $100,000" is one per amount invested, or a part of the
 * value; "per $100,000 of equity" and "per $100,000 of value" say which.
 * @source decision 0016
 */
export function readShare(text: string, of: ShareOf): NumberReading<'not-a-number'> {
  const plain = plainCharacters(text)
  const stated = ratio.exec(plain)?.groups
  if (stated !== undefined) return readRatio(stated, of)
  const { sign, digits = '', percent } = percentage.exec(plain)?.groups ?? {}
  const { standard, decimalComma } = readDigits(digits)
  const number = decimalComma ?? standard
  if (number === undefined) return notANumber
  const side = sign === '-' ? -1 : 1
  const asPercent = toShare((side * number) / percentPerUnit)
  const isPart = percent === undefined && number > 0 && number < 1
  if (decimalComma === undefined && !isPart) return { kind: 'read', value: asPercent }
  return ask(isPart ? [toShare(side * number), asPercent] : [asPercent], 'not-a-number')
}

/** What a text states a share per: "100,000" of "80,000 per 100,000"; undefined where it states none. */
export function statedPer(text: string): string | undefined {
  return ratio.exec(plainCharacters(text))?.groups?.['whole']?.trim()
}

function readRatio({ part = '', whole = '', basis = '' }: Record<string, string>, of: ShareOf) {
  const [stated, base] = [readDollars(part), readDollars(whole)]
  if (stated.kind !== 'read' || base.kind !== 'read' || stated.value < 0 || base.value <= 0) return notANumber
  const ofBase = toShare(stated.value / base.value)
  const ofBoth = toShare(stated.value / (stated.value + base.value))
  const named = basis.replace(/^\s?of\s/, '').trim()
  if (/^(?:equity|cash|(?:equity )?invested|investment)$/.test(named) && of === 'loan') return readAs(ofBoth)
  if (named !== '' && !/^(?:the )?(?:property )?(?:value|price)$/.test(named)) return notANumber
  return of === 'loan' && named === '' ? ask<'not-a-number'>([ofBoth, ofBase], 'not-a-number') : readAs(ofBase)
}

function toShare(number: number): number {
  return Number(number.toFixed(shareDigits)) || 0
}

const readAs = (value: number) => ({ kind: 'read', value }) as const
const notANumber = { kind: 'unreadable', reason: 'not-a-number' } as const
