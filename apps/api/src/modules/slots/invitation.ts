import { site } from '@dst/content/site'
import { createEvent } from 'ics'
import { regexes } from 'zod'
import type { AppointmentChange, AppointmentNews, Reminder } from '../../jobs/job-kinds.js'
import type { Calendar } from '../../mail/mailer.js'
import { oneLine } from '../../mail/one-line.js'

interface Invitation {
  news: Pick<AppointmentNews<AppointmentChange | Reminder>, 'what' | 'appointmentId' | 'start' | 'end' | 'sequence'>
  title: string
  /** Lines of one's own, in which foreign words are on one line. */
  description: string
  attendee: { name: string; email: string }
  /** Where answers go. */
  organizer: string
  /** Its host names the place where the ids of appointments are unique. */
  publicUrl: string
}

/**
 * The event of one appointment for one of its two sides, in UTC: a calendar replaces the one of the same id and a lower sequence.
 * Nobody is asked for an answer: the times are the partner's, and the person chose.
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
  // The library takes ASCII addresses alone, and a calendar has no way to write a quotation mark in a name.
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
