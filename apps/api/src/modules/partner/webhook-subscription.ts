import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { endWebhook, webhookEndedAt } from '../../database/ended-webhooks.ts'
import type { Tables } from '../../database/tables.ts'
import { postWebhook, WebhookRefused, type SeeCertificate } from './webhook.ts'
import type { WebhookTarget } from '../../config/partner-config.ts'

/** What is told how the partner's webhook stands. */
export interface WebhookWatch {
  db: Kysely<Tables>
  log: Pick<FastifyBaseLogger, 'error'>
  seeCertificate: SeeCertificate
  /** Told before each delivery whether the partner has ended the subscription. */
  seeEnded: (ended: boolean) => void
}

/** Rejects while the partner has ended the subscription at this address: what is to be sent waits. */
export async function assertSubscribed({ db, seeEnded }: WebhookWatch, url: string): Promise<void> {
  const ended = (await webhookEndedAt(db, url)) !== undefined
  seeEnded(ended)
  if (ended) throw new WebhookRefused('webhook_ended')
}

/**
 * Posts one message. A 410 ends the subscription: nothing more is sent to this address until the operator changes it or
 * runs `pnpm jobs resume-webhook`.
 * @source https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md "410 Gone"
 */
export async function postToPartner(
  { db, log, seeCertificate, seeEnded }: WebhookWatch,
  target: WebhookTarget,
  message: Parameters<typeof postWebhook>[1],
  signal: AbortSignal,
): Promise<void> {
  try {
    await postWebhook(target, message, { signal, seeCertificate })
  } catch (error) {
    if (error instanceof WebhookRefused && error.code === 'webhook_status_410') {
      seeEnded(true)
      if (await endWebhook(db, target.url))
        log.error({ code: 'webhook_ended' }, 'the partner has ended the subscription of its webhook: nothing is sent')
    }
    throw error
  }
}
