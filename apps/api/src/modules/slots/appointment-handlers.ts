import type { Kysely } from 'kysely'
import type { Config } from '../../config/config.ts'
import { findSubject, stands, type Subject } from '../../database/appointments.ts'
import type { Lead } from '../../database/lead.ts'
import { isHandedOver } from '../../database/partner-channels.ts'
import type { Tables } from '../../database/tables.ts'
import type { AppointmentNews, JobHandler, JobHandlers } from '../../jobs/job-kinds.ts'
import type { SendMail } from '../../mail/mailer.ts'
import { partnerTarget } from '../partner/partner.ts'
import { assertRecipient } from '../partner/recipient.ts'
import { assertSubscribed, postToPartner, type WebhookWatch } from '../partner/webhook-subscription.ts'
import { WebhookRefused } from '../partner/webhook.ts'
import { appointmentMail } from './appointment-mail.ts'
import { appointmentPartnerMail } from './appointment-partner-mail.ts'

interface Deps {
  db: Kysely<Tables>
  sendMail: SendMail
  now: () => Date
  watch: WebhookWatch
}

type AppointmentJob = Extract<keyof JobHandlers, `appointment-${string}`>

/** The queue's handlers for appointments. Outdated news is not sent; cancellations always are. */
export function appointmentHandlers(config: Config, deps: Deps): Pick<JobHandlers, AppointmentJob> {
  return {
    'appointment-mail': mailHandler(config, deps),
    'appointment-partner-mail': partnerHandler(config, deps, async (news, lead) => {
      const { email: to, firm: partner } = config.partner
      if (to === undefined) throw new WebhookRefused('partner_mail_not_configured')
      await deps.sendMail(appointmentPartnerMail(news, lead, { ...config, to, partner }))
    }),
    'appointment-webhook': partnerHandler(config, deps, async (news, _lead, signal) => {
      const target = await partnerTarget(config, deps.db)
      await assertSubscribed(deps.watch, target.url)
      const { what, appointmentId, requestId, sequence, start, end } = news
      const data = { id: appointmentId, requestId, sequence, start, end }
      await postToPartner(
        deps.watch,
        target,
        { id: `${appointmentId}.${sequence}`, type: `appointment.${what}`, data, timestamp: new Date() },
        signal,
      )
    }),
  }
}

function mailHandler(config: Config, { db, sendMail, now }: Deps): JobHandler<'appointment-mail'> {
  const settings = { ...config, timeZone: config.partner.firm.timeZone }
  return async (news) => {
    const subject = await findSubject(db, news)
    if (!subject || !isWanted(news, subject, now())) return
    await sendMail(appointmentMail(news, subject, settings))
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
  return subject.emailNotifications && isHandedOver(subject) && minutesLeft > (news.what === 'reminder-24' ? 60 : 0)
}

type Tell = (news: AppointmentNews, lead: Lead | null, signal: AbortSignal) => Promise<void>

/**
 * The firm is notified of an appointment only until the appointment is over, after it has received the request, and
 * while the consent is in effect.
 */
function partnerHandler(
  { partner: { firm } }: Config,
  { db, now }: Deps,
  tell: Tell,
): (news: AppointmentNews, signal: AbortSignal) => Promise<void> {
  const tellFirm: Tell = async (news, lead, signal) => {
    assertRecipient(firm, news.firm)
    await tell(news, lead, signal)
  }
  return async (news, signal) => {
    if (news.what === 'cancelled') return tellFirm(news, null, signal)
    if (new Date(news.end) <= now()) return undefined
    const subject = await findSubject(db, news)
    // The first delivery of the request announces the appointment booked by then.
    if (!subject?.lead || !stands(subject, news) || !isHandedOver(subject)) return undefined
    return tellFirm(news, subject.lead, signal)
  }
}
