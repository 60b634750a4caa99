import type { Unit } from '../parameters/provenance/parameter.ts'
import { longDate } from '../wording/long-date.ts'
import { partName } from './part-labels.ts'

const nouns: Partial<Record<Unit, string>> = {
  characters: 'character',
  days: 'day',
  digits: 'digit',
  hours: 'hour',
  minutes: 'minute',
  months: 'month',
  points: 'point',
  seconds: 'second',
  years: 'year',
}

/** A single value, a list or a range in words, e.g. "27.5 years", "5%, 6%, 7%", "$25,000 to $100,000". */
export function formatFigureValue(value: unknown, unit: Unit): string {
  if (typeof value === 'number') return withUnit(formatFigureNumber(value, unit), unit)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'string') return formatFigureText(value)
  if (Array.isArray(value)) return value.map((item) => formatFigureValue(item, unit)).join(', ')
  if (isRange(value))
    return value.from === value.to
      ? formatFigureValue(value.to, unit)
      : `${formatFigureNumber(value.from, unit)} to ${withUnit(formatFigureNumber(value.to, unit), unit)}`
  throw new TypeError(`a ${typeof value} is no value that can be said in words`)
}

/** A minimum and a maximum without anything else. */
export function isRange(value: unknown): value is { from: number; to: number } {
  return typeof value === 'object' && value !== null && Object.keys(value).toSorted().join(' ') === 'from to'
}

function formatFigureNumber(value: number, unit: Unit): string {
  if (value === Infinity) return 'Never'
  if (unit === 'share') return `${Number((value * 100).toFixed(4))}%`
  if (unit === 'percent') return `${value}%`
  if (unit === 'USD') return `$${value.toLocaleString('en-US')}`
  if (unit === 'milliseconds') return String(value / 1000)
  return unit === 'year' ? String(value) : value.toLocaleString('en-US').replace('-', '\u2212')
}

function withUnit(number: string, unit: Unit): string {
  const noun = nouns[unit === 'milliseconds' ? 'seconds' : unit]
  return noun === undefined ? number : `${number} ${noun}${/^\u2212?1$/.test(number) ? '' : 's'}`
}

const months = 'January February March April May June July August September October November December'.split(' ')

/** Dates and months are written out, names begin with a capital letter. */
function formatFigureText(text: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return longDate(text as `${number}-${number}-${number}`)
  const [, year, month, day] = /^(?:(\d{4})-)?(\d\d)(?:-(\d\d))?$/.exec(text) ?? []
  if (month === undefined) return partName(text)
  return `${months[Number(month) - 1]} ${year ?? Number(day)}`
}
