import { millisecondsPerDay } from '@dst/domain/time'
import { useSyncExternalStore } from 'react'
import { today } from '~/lib/time/today.ts'
import { onStoredExchange, parseStored, storedText } from './stored-exchange.ts'

/** The days of an exchange by which every page can count, without its engines. Dates as yyyy-mm-dd. */
export interface ExchangeDays {
  /** The first closing: day 0. */
  closing: string
  /** The last day to name property, moved after a disaster. */
  naming: string
  /** The last day to close, moved after a disaster. */
  end: string
  /** The day on which everything was received. */
  completed?: string
}

/** Where a day stands: `Day 17 of 45` until the last day to name, then of all days. */
export interface CountedDay {
  day: number
  of: number
}

const checkedEveryMs = 60_000

/**
 * The day of the exchange that runs on this device; undefined without one, during prerendering and until hydration.
 * Follows midnight and what is entered in any tab.
 */
export function useExchangeDay(): CountedDay | undefined {
  const [day, of] = useSyncExternalStore(subscribe, currentDay, unknown).split('/')
  return of === undefined ? undefined : { day: Number(day), of: Number(of) }
}

/** The day of an exchange that is running; undefined before its closing, after its end and once it is complete. */
export function dayOf({ closing, naming, end, completed }: ExchangeDays, now: string): CountedDay | undefined {
  if (!(now >= closing && now <= end) || (completed !== undefined && now >= completed)) return undefined
  return { day: between(closing, now), of: between(closing, now <= naming && naming < end ? naming : end) }
}

/** The days that this device has stored; undefined without any. */
export function storedDays(): ExchangeDays | undefined {
  const days = parseStored(storedText()).days as ExchangeDays | null | undefined
  return [days?.closing, days?.naming, days?.end].every((day) => isDay.test(day ?? ''))
    ? (days ?? undefined)
    : undefined
}

/** Called by the exchange's store with each change, so that counting reads no storage while somebody types. */
export function showExchangeDays(days: ExchangeDays | undefined): void {
  // Also before the bar listens: the exchange is opened in a layout effect, which comes first.
  known = { days }
  for (const changed of listeners) changed()
}

const isDay = /^\d{4}-\d\d-\d\d$/
const listeners = new Set<() => void>()

/** As last read or shown; undefined until then. */
let known: { days: ExchangeDays | undefined } | undefined

/** As text, which is the same as long as the day is. */
function currentDay(): string {
  known ??= { days: storedDays() }
  const counted = known.days === undefined ? undefined : dayOf(known.days, today())
  return counted === undefined ? '' : `${counted.day}/${counted.of}`
}

function unknown() {
  return ''
}

function subscribe(changed: () => void): () => void {
  const readAgain = () => {
    known = undefined
    changed()
  }
  const timer = setInterval(changed, checkedEveryMs)
  const stop = onStoredExchange(readAgain)
  document.addEventListener('visibilitychange', changed)
  listeners.add(changed)
  return () => {
    clearInterval(timer)
    stop()
    document.removeEventListener('visibilitychange', changed)
    listeners.delete(changed)
    known = undefined
  }
}

function between(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / millisecondsPerDay
}
