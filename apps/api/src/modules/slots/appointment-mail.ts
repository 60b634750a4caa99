import { isHandedOver } from '../../database/partner-channels.ts'
import type { AppointmentChange, AppointmentNews, Reminder } from '../../jobs/job-kinds.ts'
import { clockTime } from '../../mail/clock-time.ts'
import type { Mail } from '../../mail/mailer.ts'
import { oneLine } from '../../mail/one-line.ts'
import { wayForPerson } from '../../mail/way-copy.ts'
import { siteMail } from '../../mail/site-mail.ts'
import type { Subject } from '../../database/appointments.ts'
import { wayOf } from '../../database/to-appointment.ts'
import { invitation } from '../../mail/invitation.ts'

/** Settings shared by all emails about appointments. */
export interface MailSettings {
  publicUrl: string
  /** Where replies go. */
  contactEmail: string
  /** The partner's time zone, used for people whose own is unknown. */
  timeZone: string
}

type News = AppointmentNews<AppointmentChange | Reminder>

const booked = 'You are getting this mail because a conversation was booked with your account.'
const reminded = 'You get reminders because email notifications are on; you can switch them off on your profile.'
const words = {
  booked: {
    heading: 'Your conversation is booked',
    first: 'The invitation in this mail puts it in your calendar.',
    reason: booked,
  },
  moved: {
    heading: 'Your conversation has a new time',
    first: 'The earlier time no longer applies. The invitation in this mail moves it in your calendar.',
    reason: booked,
  },
  cancelled: {
    heading: 'Your conversation is canceled',
    first:
      'The time below is free again, and nobody will get in touch at that time. What comes with this mail takes ' +
      'it out of your calendar.',
    reason: booked,
  },
  'reminder-24': {
    heading: 'Your conversation is coming up',
    first: 'This is a reminder of the conversation that you booked.',
    reason: reminded,
  },
  'reminder-1': {
    heading: 'Your conversation begins soon',
    first: 'This is a reminder of the conversation that you booked.',
    reason: reminded,
  },
} as const satisfies Record<News['what'], { heading: string; first: string; reason: string }>

/** The email to the person about one change of their appointment, or a reminder of it; a resend has the same id. */
export function appointmentMail(
  news: News,
  subject: Subject,
  { publicUrl, contactEmail, timeZone }: MailSettings,
): Mail {
  const { heading, first, reason } = words[news.what]
  const partner = oneLine(subject.partner?.name ?? '')
  const cancelled = news.what === 'cancelled'
  const how = wayForPerson(wayOf(subject.way, subject.phoneNumber))
  const start = new Date(news.start)
  const minutes = (new Date(news.end).getTime() - start.getTime()) / 60_000
  const profile = `${publicUrl}/profile`
  return {
    to: subject.email,
    messageId: `<appointment-${news.appointmentId}.${news.sequence}.${news.what}@${new URL(publicUrl).hostname}>`,
    ...siteMail({
      subject: heading,
      heading,
      parts: [
        first,
        ...(cancelled || isHandedOver(subject)
          ? []
          : [`We are still handing your request to ${partner}. Your profile shows when they have it.`]),
        {
          facts: [
            ['When', clockTime(start, subject.contactTimeZone ?? subject.timeZone ?? timeZone)],
            ['Length', `${minutes} minutes`],
            ['With', partner],
            ...(cancelled ? [] : [['How you talk', how] as const]),
          ],
        },
        { action: cancelled ? 'See your requests' : 'Move or cancel it on your profile', url: profile },
      ],
      reason,
    }),
    ...(news.what.startsWith('reminder')
      ? {}
      : {
          calendar: invitation({
            news,
            title: `Conversation with ${partner}`,
            description: cancelled
              ? 'This conversation is canceled.'
              : `How you talk: ${how}\nTo move or cancel it: ${profile}`,
            attendee: { name: `${subject.firstName} ${subject.lastName}`, email: subject.email },
            organizer: contactEmail,
            publicUrl,
          }),
        }),
  }
}
