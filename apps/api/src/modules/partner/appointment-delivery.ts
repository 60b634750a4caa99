import type { Kysely } from 'kysely'
import type { Config } from '../../config/config.ts'
import { findSubject, stands } from '../../database/appointments.ts'
import type { Lead } from '../../database/lead.ts'
import { isHandedOver } from '../../database/partner-channels.ts'
import type { Tables } from '../../database/tables.ts'
import type { AppointmentNews, JobHandlers, JobResult } from '../../jobs/job-kinds.ts'
import type { SendMail } from '../../mail/mailer.ts'
import { appointmentPartnerMail } from './appointment-partner-mail.ts'
import { partnerTarget } from './partner.ts'
import { assertRecipient } from './recipient.ts'
import { assertSubscribed, postToPartner, type WebhookWatch } from './webhook-subscription.ts'
import { WebhookRefused } from './webhook.ts'

interface Deps {
  db: Kysely<Tables>
  sendMail: SendMail
  now: () => Date
  watch: WebhookWatch
}

type AppointmentJob = 'appointment-partner-mail' | 'appointment-webhook'

/** The queue's handlers that tell the partner of appointments. Outdated news is not sent; cancellations always are. */
export function appointmentDelivery(config: Config, deps: Deps): Pick<JobHandlers, AppointmentJob> {
  return {
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

type Tell = (news: AppointmentNews, lead: Lead | null, signal: AbortSignal) => Promise<void>

/**
 * The firm is notified of an appointment only until the appointment is over, after it has received the request, and
 * while the consent is in effect.
 */
function partnerHandler(
  { partner: { firm } }: Config,
  { db, now }: Deps,
  tell: Tell,
): (news: AppointmentNews, signal: AbortSignal) => Promise<JobResult> {
  const notifyFirm: Tell = async (news, lead, signal) => {
    assertRecipient(firm, news.firm)
    await tell(news, lead, signal)
  }
  return async (news, signal) => {
    if (news.what === 'cancelled') return notifyFirm(news, null, signal)
    if (new Date(news.end) <= now()) return 'nothing_sent'
    const subject = await findSubject(db, news)
    // The first delivery of the request announces the appointment booked by then.
    if (!subject?.lead || !stands(subject, news) || !isHandedOver(subject)) return 'nothing_sent'
    return notifyFirm(news, subject.lead, signal)
  }
}
