import { exchangeDaysKey } from './exchange-account/device-copy.ts'

/** The days of an exchange by which every page can count, without its engines. Dates as yyyy-mm-dd. */
export interface ExchangeDays {
  /** The first closing: day 0. */
  closing: string
  /** The last day to name property, moved after a disaster. */
  naming: string
  /** The last day to close, moved after a disaster. */
  end: string
}

/** Where a day stands: `Day 17 of 45` until the last day to name, then of all days. */
export interface CountedDay {
  day: number
  of: number
}

const dayInMilliseconds = 86_400_000

/** The day of an exchange that is running; undefined before its closing and after its end. */
export function dayOf({ closing, naming, end }: ExchangeDays, today: string): CountedDay | undefined {
  if (!(today >= closing && today <= end)) return undefined
  return { day: between(closing, today), of: between(closing, today <= naming && naming < end ? naming : end) }
}

/** The days that this device keeps. */
export function keptDays(): ExchangeDays | undefined {
  try {
    const days = JSON.parse(globalThis.localStorage.getItem(exchangeDaysKey) ?? 'null') as ExchangeDays | null
    return days !== null && [days.closing, days.naming, days.end].every((day) => isDay.test(day)) ? days : undefined
  } catch {
    return undefined
  }
}

/** Keeps the days on this device, or forgets them, and tells this tab. */
export function keepDays(days: ExchangeDays | undefined): void {
  try {
    const text = days === undefined ? null : JSON.stringify(days)
    if (text === globalThis.localStorage.getItem(exchangeDaysKey)) return
    if (text === null) globalThis.localStorage.removeItem(exchangeDaysKey)
    else globalThis.localStorage.setItem(exchangeDaysKey, text)
    window.dispatchEvent(Object.assign(new Event('storage'), { key: exchangeDaysKey }))
  } catch {
    // A browser that keeps nothing counts no days.
  }
}

const isDay = /^\d{4}-\d\d-\d\d$/

function between(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayInMilliseconds
}
