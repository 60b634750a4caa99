import type { DateLineStop } from '../components/date-line/date-line.tsx'
import type { DateReading } from '../components/date-field/use-date-text.ts'

/** How the examples read dates: as yyyy-mm-dd, or as m/d/yyyy. */
export function readDay(text: string): DateReading {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []
  if (month !== undefined && day !== undefined && year !== undefined) {
    return { ok: true, value: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` }
  }
  if (/^\d{4}-\d{2}-\d{2}$/.test(text.trim())) return { ok: true, value: text.trim() }
  return { ok: false, error: `“${text}” is not a date.` }
}

/** How the examples format dates that are not being edited. */
export function writeDay(value: string): string {
  return value.split('-').length === 3 ? value.replace(/^(\d{4})-0?(\d+)-0?(\d+)$/, '$2/$3/$1') : value
}

/** The dates of an exchange that began late in a year, without an extension. */
export const exchangeStops: readonly DateLineStop[] = [
  { label: 'Closing of your sale', date: 'Sat Nov 21, 2026', position: 0 },
  { label: 'Last day to name property', date: 'Tue Jan 5, 2027', position: 0.25 },
  { label: 'Last day to close', date: 'Thu Apr 15, 2027', position: 0.806 },
  { label: 'Day 180', date: 'Thu May 20, 2027', position: 1 },
]
