import { site } from '@dst/content/site'
import { createEvent } from 'ics'
import { regexes } from 'zod'
import type { AppointmentChange, AppointmentNews, Reminder } from '../../jobs/job-kinds.ts'
import type { Calendar } from '../../mail/mailer.ts'
import { oneLine } from '../../mail/one-line.ts'

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
  const method = cancelled ? 'CANCEL' : 'REQUEST'
  const { error, value } = createEvent({
    method,
    productId: `-//${site.brand}//EN`,
    uid: `${news.appointmentId}@${new URL(publicUrl).hostname}`,
    sequence: news.sequence,
    start: new Date(news.start).getTime(),
    end: new Date(news.end).getTime(),
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    title: oneLine(title),
    description,
    organizer: { name: site.brand, email: organizer },
    attendees: attendees(attendee),
  })
  if (value === null) throw error ?? new Error('an event without a text')
  return { method, content: value }
}

function attendees({ name, email }: Invitation['attendee']) {
  // The library only accepts ASCII addresses, and iCalendar cannot escape a quotation mark in a name.
  if (!regexes.html5Email.test(email)) return []
  return [
    {
      name: oneLine(name).replaceAll('"', "'") || email,
      email,
      rsvp: false,
      partstat: 'ACCEPTED' as const,
      role: 'REQ-PARTICIPANT' as const,
    },
  ]
}
