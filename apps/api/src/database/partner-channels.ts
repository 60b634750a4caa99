import type { PartnerChannel } from '../config/partner-config.ts'

/** The column with the newest version that a channel has delivered. */
export const versionColumn = { webhook: 'webhookVersion', mail: 'mailVersion' } as const satisfies Record<
  PartnerChannel,
  string
>

/** The column with the newest version sent through a channel, whether or not delivery was confirmed. */
export const triedColumn = { webhook: 'webhookTried', mail: 'mailTried' } as const satisfies Record<
  PartnerChannel,
  string
>

/** Whether any channel has delivered a version of a request, so that the partner knows of it. */
export function isHandedOver({
  webhookVersion,
  mailVersion,
}: {
  webhookVersion: number
  mailVersion: number
}): boolean {
  return webhookVersion + mailVersion > 0
}

/**
 * Milliseconds after which no attempt to send an earlier message to the partner can still be running, so that the
 * latest message arrives last.
 */
export const afterEveryTry = 30_000
