import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../../config/config.ts'
import type { Tables } from '../../database/tables.ts'
import type { JobHandlers } from '../../jobs/job-kinds.ts'
import type { SendMail } from '../../mail/mailer.ts'
import type { Announcer } from '../../jobs/announce-appointment.ts'
import { acknowledgementToken } from './acknowledgement-link.ts'
import { acknowledgementPath } from './acknowledgement-routes.ts'
import { leadHandler, type Delivery, type PartnerMessage } from './deliver.ts'
import { leadMail } from './lead-mail.ts'
import { partnerSecret } from '../../database/product-secrets.ts'
import { partnerStandInPath } from './stand-in.ts'
import { withdrawalHandler } from './notify-withdrawal.ts'
import { watchHandler } from './watch.ts'
import { assertSubscribed, postToPartner, type WebhookWatch } from './webhook-subscription.ts'
import { WebhookRefused } from './webhook.ts'
import type { WebhookTarget } from '../../config/partner-config.ts'

type PartnerJob = Extract<keyof JobHandlers, `lead-${string}` | `withdrawal-${string}`>

interface Deps extends Announcer {
  db: Kysely<Tables>
  sendMail: SendMail
  watch: WebhookWatch
}

/** The queue's handlers for the partner. */
export function partnerHandlers(
  config: Config,
  { sendMail, watch, ...delivery }: Deps,
  log: FastifyBaseLogger,
): Pick<JobHandlers, PartnerJob> {
  const { db } = delivery
  const { firm } = config.partner
  const webhook = { ...delivery, firm, channel: 'webhook' as const, ...byWebhook(config, watch) }
  const mail = { ...delivery, firm, channel: 'mail' as const, ...byMail(config, { db, sendMail }) }
  return {
    'lead-webhook': leadHandler(webhook),
    'lead-mail': leadHandler(mail),
    'withdrawal-webhook': withdrawalHandler(webhook),
    'withdrawal-mail': withdrawalHandler(mail),
    'lead-watch': watchHandler(delivery, log),
  }
}

/**
 * The secrets that sign messages between us and the partner, in both directions; none if it is reached only by email.
 */
export async function signingSecrets({ partner }: Config, db: Kysely<Tables>): Promise<readonly string[]> {
  if (partner.webhook === undefined) return []
  if (partner.webhook !== 'stand-in') return partner.webhook.secrets
  return [
    `whsec_${createHmac('sha256', await partnerSecret(db))
      .update('stand-in')
      .digest('base64')}`,
  ]
}

type Way = Pick<Delivery, 'assertOpen' | 'carry'>

function byWebhook(config: Config, watch: WebhookWatch): Way {
  return {
    assertOpen: async () => assertSubscribed(watch, (await partnerTarget(config, watch.db)).url),
    carry: async (message, signal) => {
      const { id, type } = message
      const target = await partnerTarget(config, watch.db)
      await postToPartner(watch, target, { id, type, data: dataOf(message), timestamp: new Date() }, signal)
    },
  }
}

function dataOf(message: PartnerMessage) {
  const { requestId: id, version } = message
  if (message.type === 'lead.withdrawn') return { id, version }
  const { requestedAt, contactBy, lead } = message
  return { id, version, requestedAt: requestedAt.toISOString(), contactBy: contactBy?.toISOString() ?? null, ...lead }
}

/** The target of webhooks. Rejects if the partner is reached only by email. */
export async function partnerTarget(config: Config, db: Kysely<Tables>): Promise<WebhookTarget> {
  const { webhook } = config.partner
  // The channel was removed from the configuration: the job waits for an operator to cancel it or restore the channel.
  if (!webhook) throw new WebhookRefused('webhook_not_configured')
  if (webhook !== 'stand-in') return webhook
  return {
    url: `${config.publicUrl}${partnerStandInPath}`,
    secrets: await signingSecrets(config, db),
    allowPrivate: true,
  }
}

function byMail({ partner, publicUrl }: Config, { db, sendMail }: Pick<Deps, 'db' | 'sendMail'>): Way {
  return {
    assertOpen: () => Promise.resolve(),
    carry: async (message) => {
      const to = partner.email
      if (to === undefined) throw new WebhookRefused('partner_mail_not_configured')
      const token = acknowledgementToken(message, await partnerSecret(db), new Date())
      const acknowledgeUrl = `${publicUrl}${acknowledgementPath}/${token}`
      await sendMail(leadMail(message, { to, publicUrl, acknowledgeUrl, timeZone: partner.firm.timeZone }))
    },
  }
}
