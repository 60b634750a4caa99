import { dateOfDay, type FileDates, type PlainDate } from '@dst/domain/exchange-file'
import { weekdayDate } from '@dst/domain/wording'
import {
  ICalAlarmType,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { movedDays } from './date-facts.ts'
import type { Counted } from './dates-table.ts'
import { movedBy } from './dates-copy.ts'

/** What a calendar file is made from. */
export interface CalendarInputs {
  dates: FileDates
  counted: Counted
  /** Stays the same for one exchange, so that a calendar replaces what an earlier file put into it. */
  exchange: string
  madeAt: Date
  today: PlainDate
  /** Gives each event by its name the sequence that what it says now has. */
  revise: (contents: Readonly<Record<string, string>>) => Readonly<Record<string, { readonly sequence: number }>>
}

interface CalendarDate {
  name: string
  day: PlainDate
  title: string
  text: string
}

const alarmDays = [14, 3, 1]
/** Of the person's own day, wherever they are: an all-day event is in no zone, and its alarms count from midnight. */
const alarmHour = 9
const hour = 3_600
const hoursOfDay = 24

/**
 * An iCalendar file with an all-day event for each date that is not past. A later file has the same ids, and a higher
 * sequence for what has changed, so a calendar that knows the events moves them.
 * @source RFC 5545
 */
export function calendarFile({ dates, counted, exchange, madeAt, today, revise }: CalendarInputs): string {
  const events = calendarDates(dates, counted).filter(({ day }) => day >= today)
  const revisions = revise(
    Object.fromEntries(events.map(({ name, day, title, text }) => [name, JSON.stringify([day, title, text])])),
  )
  const calendar = new ICalCalendar({
    name: 'Exchange dates',
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'dst-investing', product: 'exchange-dates', language: 'EN' },
  })
  for (const { name, day, title, text } of events) {
    const event = calendar.createEvent({
      id: `${name}-${exchange}@exchange-dates`,
      sequence: revisions[name]?.sequence ?? 0,
      stamp: madeAt,
      start: day,
      end: dateOfDay(day, 1),
      allDay: true,
      summary: title,
      description: `${text} Ask your intermediary and your CPA to confirm it.`,
      busystatus: ICalEventBusyStatus.FREE,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
    for (const days of alarmDays) {
      event.createAlarm({
        type: ICalAlarmType.display,
        trigger: (days * hoursOfDay - alarmHour) * hour,
        description: `${title}: ${days === 1 ? 'tomorrow' : `in ${days} days`}`,
      })
    }
  }
  return `${calendar.toString()}\r\n`
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

/** After a disaster: the days under the same ids, a moved one with the one that holds without the notice. */
function movedDates(dates: FileDates, counted: Counted): CalendarDate[] {
  const { closing, identification, end, lastDays } = dates
  const { endIfExtended } = lastDays
  const moves = movedDays(dates)
  const from = `Counted from the closing on ${weekdayDate(closing)}.`
  const without = (isMoved: boolean, day: PlainDate) =>
    isMoved ? `${movedBy(lastDays) ?? ''} Without the notice the last day is ${weekdayDate(day)}. ${from}` : from
  const by = (isMoved: boolean) => (isMoved ? ', as an IRS notice moves it' : '')
  const extended =
    endIfExtended === lastDays.end ? '' : ` With an extension filed in time it is ${weekdayDate(endIfExtended)}.`
  return [
    {
      name: 'identification',
      day: lastDays.identification,
      title: `Exchange: last day to name property${by(moves.naming)}`,
      text: `${without(moves.naming, identification)} The signed list must be sent to the intermediary by midnight.`,
    },
    {
      name: 'end',
      day: lastDays.end,
      title: `Exchange: last day to close${by(moves.closing)}`,
      text: `${without(moves.closing, end)} ${assumption[counted.extension]}${extended}`,
    },
  ]
}

const assumption = {
  none: 'This assumes that no extension of the return is filed.',
  planned: 'This assumes that no extension of the return has been filed: a planned one does not count yet.',
  filed: 'This assumes that the extension of the return was filed in time.',
} as const
