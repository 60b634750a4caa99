import { site } from '@dst/content/site'
import { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { regexes } from 'zod'
import type { AppointmentChange, AppointmentNews, Reminder } from '../jobs/job-kinds.ts'
import type { Calendar } from './mailer.ts'
import { oneLine } from './one-line.ts'

interface Invitation {
  news: Pick<AppointmentNews<AppointmentChange | Reminder>, 'what' | 'appointmentId' | 'start' | 'end' | 'sequence'>
  title: string
  /** Our own text; any untrusted text in it must be on one line. */
  description: string
  attendee: { name: string; email: string }
  /** Where replies go. */
  organizer: string
  /** Its host name makes the appointments' ids globally unique. */
  publicUrl: string
}

/**
 * The calendar event of one appointment for one of its two sides, in UTC. A calendar replaces the event that has the
 * same id and a lower sequence. No RSVP is requested: the partner offered the time, and the person chose it.
 * @source RFC 5545, RFC 5546
 */
export function invitation({ news, title, description, attendee, organizer, publicUrl }: Invitation): Calendar {
  const cancelled = news.what === 'cancelled'
  const method = cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = new ICalCalendar({ method, prodId: `-//${site.brand}//EN` })
  const event = calendar.createEvent({
    id: `${news.appointmentId}@${new URL(publicUrl).hostname}`,
    sequence: news.sequence,
    start: new Date(news.start),
    end: new Date(news.end),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: oneLine(title),
    description,
    organizer: { name: site.brand, email: organizer },
  })
  // iCalendar knows ASCII addresses only, and cannot escape a quotation mark in a name.
  if (regexes.html5Email.test(attendee.email)) {
    event.createAttendee({
      name: oneLine(attendee.name).replaceAll('"', "'") || attendee.email,
      email: attendee.email,
      rsvp: false,
      status: ICalAttendeeStatus.ACCEPTED,
      role: ICalAttendeeRole.REQ,
    })
  }
  return { method, content: `${calendar.toString()}\r\n` }
}
