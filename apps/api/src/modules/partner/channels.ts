/** The ways in which a request reaches the partner. */
export const partnerChannels = ['webhook', 'mail'] as const
export type PartnerChannel = (typeof partnerChannels)[number]

/** The column that holds the newest version which a channel has taken. */
export const versionColumn = { webhook: 'webhookVersion', mail: 'mailVersion' } as const satisfies Record<
  PartnerChannel,
  string
>

/** The column that holds the newest version which has left by a channel, whether or not it is known to have arrived. */
export const triedColumn = { webhook: 'webhookTried', mail: 'mailTried' } as const satisfies Record<
  PartnerChannel,
  string
>

/** Whether any channel has taken a version of a request: the partner knows of it. */
export function isHandedOver({
  webhookVersion,
  mailVersion,
}: {
  webhookVersion: number
  mailVersion: number
}): boolean {
  return webhookVersion + mailVersion > 0
}

/** Milliseconds after which no try of an earlier message to the partner is under way any more: what is said last arrives last. */
export const afterEveryTry = 30_000
