import { dateOfDay, type FileDates, type PlainDate } from '@dst/domain/exchange-file'
import { weekdayDate } from '@dst/domain/wording'
import { createEvents, type DateArray, type EventAttributes } from 'ics'
import type { Counted } from './dates-table.ts'
import { movedBy } from './dates-words.ts'

/** What a calendar file is made from. */
export interface CalendarInputs {
  dates: FileDates
  counted: Counted
  /** Stays the same for one exchange, so that a calendar replaces what an earlier file put into it. */
  exchange: string
  madeAt: Date
}

interface CalendarDate {
  name: string
  day: PlainDate
  title: string
  text: string
}

const alarmDays = [14, 3, 1]
const firstSequence = Date.UTC(2026, 0, 1)
const minute = 60_000

/**
 * An iCalendar file with an all-day event for each date. A later file has the same ids and a higher sequence, so a
 * calendar that knows the events moves them. Throws when the library refuses them, which would be a bug.
 */
export function calendarFile({ dates, counted, exchange, madeAt }: CalendarInputs): string {
  const sequence = Math.floor((madeAt.getTime() - firstSequence) / minute)
  const { error, value } = createEvents(
    calendarDates(dates, counted).map(({ name, day, title, text }): EventAttributes => ({
      uid: `${name}-${exchange}@exchange-dates`,
      sequence,
      start: dateArray(day),
      end: dateArray(dateOfDay(day, 1)),
      title,
      description: `${text} Ask your intermediary and your CPA to confirm it.`,
      busyStatus: 'FREE',
      alarms: alarmDays.map((days) => ({
        action: 'display',
        description: `${title}: ${days === 1 ? 'tomorrow' : `in ${days} days`}`,
        trigger: { days, before: true },
      })),
    })),
    { productId: 'dst-investing/exchange-dates', method: 'PUBLISH', calName: 'Exchange dates' },
  )
  if (typeof value !== 'string') throw new Error('no calendar could be made of the dates', { cause: error })
  // The library ends a duration of whole days with the T that only times follow, and some calendars then refuse it.
  return value.replaceAll(/^(TRIGGER:-P\d+D)T(?=\r)/gm, '$1')
}

function calendarDates(dates: FileDates, counted: Counted) {
  if (dates.lastDays.moved !== undefined) return movedDates(dates, counted)
  const { closing, identification, end, endIfExtended, dueDate } = dates
  const from = `Counted from the closing on ${weekdayDate(closing)}.`
  const events: CalendarDate[] = [
    {
      name: 'identification',
      day: identification,
      title: 'Exchange: last day to name property',
      text: `${from} The signed list must be sent to the intermediary by midnight.`,
    },
    {
      name: 'end',
      day: end,
      title: 'Exchange: last day to close',
      text: `${from} ${assumption[counted.extension]}`,
    },
  ]
  if (end === endIfExtended) return events
  return [
    ...events,
    {
      name: 'extension',
      day: dueDate,
      title: 'Exchange: last day to file for an extension of the return',
      text:
        `An extension filed by today moves the last day to close to ${weekdayDate(endIfExtended)}. It is no ` +
        'extension to pay.',
    },
    {
      name: 'extended-end',
      day: endIfExtended,
      title: 'Exchange: last day to close, only if the return was extended',
      text:
        `${from} This assumes that an extension of the return was filed by ${weekdayDate(dueDate)}. Without it ` +
        `the last day is ${weekdayDate(end)}.`,
    },
  ]
}

/** After a disaster: the moved days under the same ids, each with the one that holds without the notice. */
function movedDates({ closing, identification, end, lastDays }: FileDates, counted: Counted): CalendarDate[] {
  const { endIfExtended } = lastDays
  const without = (day: PlainDate) =>
    `${movedBy(lastDays) ?? ''} Without the notice the last day is ${weekdayDate(day)}. Counted from the closing on ` +
    `${weekdayDate(closing)}.`
  const extended =
    endIfExtended === lastDays.end ? '' : ` With an extension filed in time it is ${weekdayDate(endIfExtended)}.`
  return [
    {
      name: 'identification',
      day: lastDays.identification,
      title: 'Exchange: last day to name property, as an IRS notice moves it',
      text: `${without(identification)} The signed list must be sent to the intermediary by midnight.`,
    },
    {
      name: 'end',
      day: lastDays.end,
      title: 'Exchange: last day to close, as an IRS notice moves it',
      text: `${without(end)} ${assumption[counted.extension]}${extended}`,
    },
  ]
}

const assumption = {
  none: 'This assumes that no extension of the return is filed.',
  planned: 'This assumes that no extension of the return has been filed: a planned one does not count yet.',
  filed: 'This assumes that the extension of the return was filed in time.',
} as const

function dateArray(day: PlainDate): DateArray {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return [year, month, date]
}
