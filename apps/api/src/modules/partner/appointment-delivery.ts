import type { Kysely } from 'kysely'
import type { Config } from '../../config/config.ts'
import { findSubject, stands } from '../../database/appointments.ts'
import { scheduleOf } from '../../database/firm-schedules.ts'
import { isHandedOver } from '../../database/partner-channels.ts'
import { wayOf } from '../../database/to-appointment.ts'
import type { Tables } from '../../database/tables.ts'
import type { AppointmentNews, JobHandlers } from '../../jobs/job-kinds.ts'
import type { SendMail } from '../../mail/mailer.ts'
import { appointmentPartnerMail, type Whom } from './appointment-partner-mail.ts'
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
    'appointment-partner-mail': partnerHandler(config, deps, async (news, whom) => {
      const { email: to, firm } = config.partner
      if (to === undefined) throw new WebhookRefused('partner_mail_not_configured')
      const { timeZone } = await scheduleOf(deps.db, firm)
      await deps.sendMail(appointmentPartnerMail(news, whom, { ...config, to, partner: { ...firm, timeZone } }))
    }),
    'appointment-webhook': partnerHandler(config, deps, async (news, whom, signal) => {
      const target = await partnerTarget(config, deps.db)
      await assertSubscribed(deps.watch, target.url)
      const { what, appointmentId, requestId, sequence, start, end } = news
      const data = { id: appointmentId, requestId, sequence, start, end, ...(whom && { way: whom.way }) }
      await postToPartner(
        deps.watch,
        target,
        { id: `${appointmentId}.${sequence}`, type: `appointment.${what}`, data, timestamp: new Date() },
        signal,
      )
    }),
  }
}

type Tell = (news: AppointmentNews, whom: Whom | null, signal: AbortSignal) => Promise<void>

/**
 * The firm is notified of an appointment only until the appointment is over, after it has received the request, and
 * while the consent is in effect.
 */
function partnerHandler(
  { partner: { firm } }: Config,
  { db, now }: Deps,
  tell: Tell,
): (news: AppointmentNews, signal: AbortSignal) => Promise<void> {
  const notifyFirm: Tell = async (news, whom, signal) => {
    assertRecipient(firm, news.firm)
    await tell(news, whom, signal)
  }
  return async (news, signal) => {
    if (news.what === 'cancelled') return notifyFirm(news, null, signal)
    if (new Date(news.end) <= now()) return undefined
    const subject = await findSubject(db, news)
    // The first delivery of the request announces the appointment booked by then.
    if (!subject?.lead || !stands(subject, news) || !isHandedOver(subject)) return undefined
    return notifyFirm(news, { lead: subject.lead, way: wayOf(subject.way, subject.phoneNumber) }, signal)
  }
}
