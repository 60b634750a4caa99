import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.js'
import type { Tables } from '../../database/tables.js'
import type { JobHandlers } from '../../jobs/job-kinds.js'
import type { SendMail } from '../../mail/mailer.js'
import type { Announcer } from '../slots/announce.js'
import { acknowledgementToken } from './acknowledgement-link.js'
import { acknowledgementPath } from './acknowledgement-routes.js'
import { leadHandler, type Carry, type PartnerMessage } from './deliver.js'
import { leadMail } from './lead-mail.js'
import { partnerSecret } from './product-secret.js'
import { standInPath } from './stand-in.js'
import { withdrawalHandler } from './tell-withdrawal.js'
import { watchHandler } from './watch.js'
import { postWebhook, WebhookRefused, type WebhookTarget } from './webhook.js'

type PartnerJob = Extract<keyof JobHandlers, `lead-${string}` | `withdrawal-${string}`>

interface Deps extends Announcer {
  db: Kysely<Tables>
  sendMail: SendMail
}

/** What the queue does for the partner. */
export function partnerHandlers(
  config: Config,
  { sendMail, ...delivery }: Deps,
  log: FastifyBaseLogger,
): Pick<JobHandlers, PartnerJob> {
  const { db } = delivery
  const { firm } = config.partner
  const webhook = { ...delivery, firm, channel: 'webhook' as const, carry: byWebhook(config, db) }
  const mail = { ...delivery, firm, channel: 'mail' as const, carry: byMail(config, { db, sendMail }) }
  return {
    'lead-webhook': leadHandler(webhook),
    'lead-mail': leadHandler(mail),
    'withdrawal-webhook': withdrawalHandler(webhook),
    'withdrawal-mail': withdrawalHandler(mail),
    'lead-watch': watchHandler(delivery, log),
  }
}

/** The secrets that our messages to the partner, and its to us, are signed with; none where it is reached by mail alone. */
export async function signingSecrets({ partner }: Config, db: Kysely<Tables>): Promise<readonly string[]> {
  if (partner.webhook === undefined) return []
  if (partner.webhook !== 'stand-in') return partner.webhook.secrets
  return [
    `whsec_${createHmac('sha256', await partnerSecret(db))
      .update('stand-in')
      .digest('base64')}`,
  ]
}

function byWebhook(config: Config, db: Kysely<Tables>): Carry {
  return async (message, signal) => {
    const target = await partnerTarget(config, db)
    // The channel was taken out of the configuration: the job waits for an operator to cancel it or to put it back.
    if (!target) throw new WebhookRefused('webhook_not_configured')
    const { id, type } = message
    await postWebhook(target, { id, type, data: dataOf(message), timestamp: new Date() }, { signal })
  }
}

function dataOf(message: PartnerMessage) {
  const { requestId: id, version } = message
  if (message.type === 'lead.withdrawn') return { id, version }
  const { requestedAt, contactBy, lead } = message
  return { id, version, requestedAt: requestedAt.toISOString(), contactBy: contactBy?.toISOString() ?? null, ...lead }
}

/** Where webhooks go; none where the partner is reached by mail alone. */
export async function partnerTarget(config: Config, db: Kysely<Tables>): Promise<WebhookTarget | undefined> {
  const { webhook } = config.partner
  if (webhook !== 'stand-in') return webhook
  return { url: `${config.publicUrl}${standInPath}`, secrets: await signingSecrets(config, db), allowPrivate: true }
}

function byMail({ partner, publicUrl }: Config, { db, sendMail }: Pick<Deps, 'db' | 'sendMail'>): Carry {
  return async (message) => {
    const to = partner.email
    if (to === undefined) throw new WebhookRefused('partner_mail_not_configured')
    const token = acknowledgementToken(message, await partnerSecret(db), new Date())
    await sendMail(leadMail(message, { to, publicUrl, acknowledgeUrl: `${publicUrl}${acknowledgementPath}/${token}` }))
  }
}
