import { linkWanted } from './lead-mail.ts'
import type { Lead } from '../../database/lead.ts'
import type { AppointmentNews } from '../../jobs/job-kinds.ts'
import { clockTime } from '../../mail/clock-time.ts'
import type { Mail } from '../../mail/mailer.ts'
import { oneLine } from '../../mail/one-line.ts'
import { paragraphs } from '../../mail/paragraphs.ts'
import { invitation } from '../../mail/invitation.ts'

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
 * The email to the partner about one change of an appointment: with the person's details as they agreed to share them,
 * or without any name if it is canceled.
 */
export function appointmentPartnerMail(
  news: AppointmentNews,
  lead: Lead | null,
  { to, publicUrl, contactEmail, partner }: PartnerMailSettings,
): Mail {
  const reference = news.requestId.slice(0, 8)
  const start = clockTime(new Date(news.start), partner.timeZone)
  const cancelled = [`The conversation on ${start} is canceled.`, 'Please do not get in touch at that time.']
  const lines = lead === null ? cancelled : [`When: ${start}`, ...withWhom(lead)]
  return {
    to,
    messageId: `<partner-appointment-${news.appointmentId}.${news.sequence}@${new URL(publicUrl).hostname}>`,
    subject: `${subjects[news.what]} (${reference})`,
    ...paragraphs([[`Request ${news.requestId}`], lines]),
    calendar: invitation({
      news,
      title:
        lead === null
          ? `Conversation (${reference})`
          : `Conversation with ${lead.person.firstName} ${lead.person.lastName}`,
      description: [`Request ${news.requestId}`, ...lines].join('\n'),
      attendee: { name: partner.name, email: to },
      organizer: contactEmail,
      publicUrl,
    }),
  }
}

function withWhom(lead: Lead): string[] {
  const { person, contact } = lead
  return [
    `With: ${oneLine(`${person.firstName} ${person.lastName}`)}`,
    `Wants to be reached by: ${contact.method}`,
    ...linkWanted(lead),
    `Phone: ${oneLine(person.phoneNumber ?? 'none given')}`,
    `Email: ${oneLine(person.email)}`,
  ]
}
