import type { Kysely } from 'kysely'
import type { Config } from '../../config.js'
import type { Tables } from '../../database/tables.js'
import type { AppointmentNews, JobHandler, JobHandlers } from '../../jobs/job-kinds.js'
import type { SendMail } from '../../mail/mailer.js'
import type { Lead } from '../consultations/lead.js'
import { isHandedOver } from '../partner/channels.js'
import { partnerTarget } from '../partner/partner.js'
import { assertRecipient } from '../partner/recipient.js'
import { postWebhook, WebhookRefused } from '../partner/webhook.js'
import { appointmentMail } from './appointment-mail.js'
import { appointmentPartnerMail } from './appointment-partner-mail.js'
import { findSubject, stands, type Subject } from './appointment-subject.js'

interface Deps {
  db: Kysely<Tables>
  sendMail: SendMail
  now: () => Date
}

type AppointmentJob = Extract<keyof JobHandlers, `appointment-${string}`>

/** What the queue does about appointments. News that has been overtaken is told to nobody; a cancellation always is. */
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
      if (!target) throw new WebhookRefused('webhook_not_configured')
      const { what, appointmentId, requestId, sequence, start, end } = news
      const data = { id: appointmentId, requestId, sequence, start, end }
      await postWebhook(
        target,
        { id: `${appointmentId}.${sequence}`, type: `appointment.${what}`, data, timestamp: new Date() },
        { signal },
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
 * A reminder is for those who want mails, and of no use once its time is over: the last one does for both when the server was
 * away. While the partner has yet to hear of the request nobody is reminded of a conversation that it may not keep.
 */
function isWanted(news: Parameters<JobHandler<'appointment-mail'>>[0], subject: Subject, now: Date): boolean {
  if (news.what === 'cancelled') return true
  if (!stands(subject, news)) return false
  const minutesLeft = (new Date(news.start).getTime() - now.getTime()) / 60_000
  if (news.what === 'booked' || news.what === 'moved') return minutesLeft > 0
  return subject.emailNotifications && isHandedOver(subject) && minutesLeft > (news.what === 'reminder-24' ? 60 : 0)
}

type Tell = (news: AppointmentNews, lead: Lead | null, signal: AbortSignal) => Promise<void>

/** The firm that it is with hears of an appointment until it is over, once it has heard of the request, and only while the consent stands. */
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
    // Its first delivery announces what is booked by then.
    if (!subject?.lead || !stands(subject, news) || !isHandedOver(subject)) return undefined
    return tellFirm(news, subject.lead, signal)
  }
}
