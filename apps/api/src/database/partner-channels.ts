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

/** The newest version of a request that has reached the partner in each way; 0 for none. */
export interface ReachedVersions {
  webhookVersion: number
  mailVersion: number
  /** Opened by somebody of the firm at the desk. */
  deskVersion: number
}

/** The columns of {@link ReachedVersions}. */
export const reachedColumns = ['webhookVersion', 'mailVersion', 'deskVersion'] as const

/** The newest version of a request that has reached the partner; 0 for none. */
export function reachedVersion({ webhookVersion, mailVersion, deskVersion }: ReachedVersions): number {
  return Math.max(webhookVersion, mailVersion, deskVersion)
}

/** Whether any version of a request has reached the partner, so that it knows of it. */
export function isHandedOver(versions: ReachedVersions): boolean {
  return reachedVersion(versions) > 0
}

/**
 * Milliseconds after which no attempt to send an earlier message to the partner can still be running, so that the
 * latest message arrives last.
 */
export const afterEveryTry = 30_000
