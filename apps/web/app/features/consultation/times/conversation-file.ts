import type { Appointment } from '@dst/contracts'
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { wayLabel } from './way-label.ts'

interface Conversation {
  appointment: Appointment
  partner: string
  /** The site's host name, which makes the ids of its events unique. */
  host: string
  /** Where it can be moved or canceled. */
  profileUrl: string
}

/**
 * An iCalendar file with a booked conversation. Its event has the id and the sequence of the mailed invitation, so that
 * a calendar which has one of them already takes both for one entry.
 * @source RFC 5545
 */
export function conversationFile({ appointment, partner, host, profileUrl }: Conversation): string {
  const { id, sequence, start, end, way } = appointment
  const calendar = new ICalCalendar({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'dst-investing', product: 'conversation', language: 'EN' },
  })
  calendar.createEvent({
    id: `${id}@${host}`,
    sequence,
    start: new Date(start),
    end: new Date(end),
    status: ICalEventStatus.CONFIRMED,
    summary: `Conversation with ${partner}`,
    description: `${wayLabel(way)}\nTo move or cancel it: ${profileUrl}`,
  })
  return `${calendar.toString()}\r\n`
}
