import type { ConversationWay } from '@dst/contracts'
import type { Lead } from '../../database/lead.ts'
import type { AppointmentNews } from '../../jobs/job-kinds.ts'
import { clockTimes } from '../../mail/clock-time.ts'
import type { Mail } from '../../mail/mailer.ts'
import { oneLine } from '../../mail/one-line.ts'
import { paragraphs } from '../../mail/paragraphs.ts'
import { invitation } from '../../mail/invitation.ts'
import { wayForPartner } from '../../mail/way-copy.ts'

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

/** Whom an appointment is with, as the person agreed to share it, and how the conversation takes place. */
export interface Whom {
  lead: Lead
  way: ConversationWay | null
}

/**
 * The email to the partner about one change of an appointment: with the person's details as they agreed to share them,
 * or without any name if it is canceled.
 */
export function appointmentPartnerMail(
  news: AppointmentNews,
  whom: Whom | null,
  { to, publicUrl, contactEmail, partner }: PartnerMailSettings,
): Mail {
  const reference = news.requestId.slice(0, 8)
  const start = clockTimes(new Date(news.start), partner.timeZone, whom?.lead.contact.timeZone)
  const cancelled = [`The conversation on ${start} is canceled.`, 'Please do not get in touch at that time.']
  const lines = whom === null ? cancelled : [`When: ${start}`, ...withWhom(whom)]
  return {
    to,
    messageId: `<partner-appointment-${news.appointmentId}.${news.sequence}@${new URL(publicUrl).hostname}>`,
    subject: `${subjects[news.what]} (${reference})`,
    ...paragraphs([[`Request ${news.requestId}`], lines]),
    calendar: invitation({
      news,
      title:
        whom === null
          ? `Conversation (${reference})`
          : `Conversation with ${whom.lead.person.firstName} ${whom.lead.person.lastName}`,
      description: [`Request ${news.requestId}`, ...lines].join('\n'),
      attendee: { name: partner.name, email: to },
      organizer: contactEmail,
      publicUrl,
    }),
  }
}

function withWhom({ lead: { person }, way }: Whom): string[] {
  return [
    `With: ${oneLine(`${person.firstName} ${person.lastName}`)}`,
    `How you talk: ${wayForPartner(way)}`,
    `Email: ${oneLine(person.email)}`,
  ]
}
