import type { Lead } from '../../database/lead.ts'
import type { AppointmentNews } from '../../jobs/job-kinds.ts'
import { clockTime, clockTimes } from '../../mail/clock-time.ts'
import type { Mail } from '../../mail/mailer.ts'
import { paragraphs } from '../../mail/paragraphs.ts'
import { invitation } from '../../mail/invitation.ts'
import { deskLine, nameOf } from './desk-lines.ts'

interface PartnerMailSettings {
  to: string
  publicUrl: string
  contactEmail: string
  partner: { name: string; timeZone: string }
}

const subjects = {
  booked: 'A conversation was booked',
  moved: 'A conversation was moved',
  cancelled: 'A conversation was canceled',
} as const satisfies Record<AppointmentNews['what'], string>

/**
 * The email to the partner about one change of an appointment: of the person it has the name alone, or nothing if it is
 * canceled. How to reach them is read at the desk.
 */
export function appointmentPartnerMail(
  news: AppointmentNews,
  lead: Lead | null,
  { to, publicUrl, contactEmail, partner }: PartnerMailSettings,
): Mail {
  const reference = news.requestId.slice(0, 8)
  const start = new Date(news.start)
  const lines =
    lead === null
      ? [
          `The conversation on ${clockTime(start, partner.timeZone)} is canceled.`,
          'Please do not get in touch at that time.',
        ]
      : [
          `When: ${clockTimes(start, partner.timeZone, lead.contact.timeZone)}`,
          `With: ${nameOf(lead)}`,
          deskLine(publicUrl, news.requestId),
        ]
  return {
    to,
    messageId: `<partner-appointment-${news.appointmentId}.${news.sequence}@${new URL(publicUrl).hostname}>`,
    subject: `${subjects[news.what]} (${reference})`,
    ...paragraphs([[`Request ${reference}`], lines]),
    calendar: invitation({
      news,
      title: lead === null ? `Conversation (${reference})` : `Conversation with ${nameOf(lead)}`,
      description: [`Request ${reference}`, ...lines].join('\n'),
      attendee: { name: partner.name, email: to },
      organizer: contactEmail,
      publicUrl,
    }),
  }
}
