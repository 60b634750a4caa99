import { conversationReminders } from '@dst/domain/parameters'
import type { Kysely } from 'kysely'
import type { Config } from '../../config/config.ts'
import { findSubject, stands, type Subject } from '../../database/appointments.ts'
import { scheduleOf } from '../../database/firm-schedules.ts'
import { isHandedOver } from '../../database/partner-channels.ts'
import type { Tables } from '../../database/tables.ts'
import type { JobHandler } from '../../jobs/job-kinds.ts'
import type { SendMail } from '../../mail/mailer.ts'
import { appointmentMail } from './appointment-mail.ts'

interface Deps {
  db: Kysely<Tables>
  sendMail: SendMail
  now: () => Date
}

/** Emails a person about their appointment. Outdated news is not sent; cancellations always are. */
export function appointmentMailHandler(config: Config, { db, sendMail, now }: Deps): JobHandler<'appointment-mail'> {
  return async (news) => {
    const subject = await findSubject(db, news)
    if (!subject || !isWanted(news, subject, now())) return
    const { timeZone } = await scheduleOf(db, config.partner.firm)
    await sendMail(appointmentMail(news, subject, { ...config, timeZone }))
  }
}

/**
 * Reminders go only to people who want emails, and are skipped once they are late: if the server was down, the last
 * one serves for both. Until the partner has the request, no reminder is sent for an appointment that it may not keep.
 */
function isWanted(news: Parameters<JobHandler<'appointment-mail'>>[0], subject: Subject, now: Date): boolean {
  if (news.what === 'cancelled') return true
  if (!stands(subject, news)) return false
  const minutesLeft = (new Date(news.start).getTime() - now.getTime()) / 60_000
  if (news.what === 'booked' || news.what === 'moved') return minutesLeft > 0
  const [, last] = conversationReminders
  const needed = news.what === `reminder-${last}` ? 0 : last * 60
  return subject.emailNotifications && isHandedOver(subject) && minutesLeft > needed
}
