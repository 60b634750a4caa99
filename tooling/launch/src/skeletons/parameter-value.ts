import { literal } from './names.ts'
import { Refusal } from './skeleton.ts'

/** A value as written in a parameter's file. */
export interface WrittenValue {
  /** Its type, where it doesn't follow from the text. */
  type?: string
  text: string
}

/** Parses a JSON value: a number, a range, an array of numbers, `true` or `false`; any text if the unit is `text`. */
export function parameterValue(typed: string, unit: string): WrittenValue {
  if (unit === 'text') return { text: literal(typed) }
  const value = fromJson(typed)
  if (unit === 'flag') {
    if (typeof value !== 'boolean') throw new Refusal(`A flag is true or false, and "${typed}" is neither.`)
    return { text: String(value) }
  }
  if (isNumber(value)) return { text: digits(value, unit) }
  if (Array.isArray(value) && value.length > 0 && value.every(isNumber))
    return { type: 'readonly number[]', text: `[${value.map((one) => digits(one, unit)).join(', ')}]` }
  if (isRange(value)) {
    if (value.from >= value.to) throw new Refusal(`A range rises, and ${value.from} to ${value.to} doesn't.`)
    const text = `{ from: ${digits(value.from, unit)}, to: ${digits(value.to, unit)} }`
    return { type: 'Range', text }
  }
  throw new Refusal(
    `"${typed}" is no value in ${unit}: give a number, [1, 2] or {"from": 1, "to": 2}; any other is written by hand.`,
  )
}

function fromJson(typed: string): unknown {
  try {
    return JSON.parse(typed) as unknown
  } catch {
    return undefined
  }
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function isRange(value: unknown): value is { from: number; to: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).toSorted().join() === 'from,to' &&
    Object.values(value).every(isNumber)
  )
}

/** Separates thousands as in the other parameters, except in years. */
function digits(value: number, unit: string): string {
  return unit === 'year' || !Number.isInteger(value)
    ? String(value)
    : value.toLocaleString('en-US').replaceAll(',', '_')
}
