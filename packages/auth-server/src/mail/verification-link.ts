import type { MailTemplate } from './mail-messages.ts'

/** What the link of an email contains. */
export interface MailedLink {
  /** The secret of the link: `token_hash` of `POST /verify`, and `token` of `GET /verify`. */
  tokenHash: string
  /** What the link is for: the `type` of either call. */
  type: Exclude<MailTemplate, 'reauthentication'>
  /** The page that the request named, which is one of the allowed redirect targets. */
  redirectTo: string
  /** The address that the email goes to. */
  to: string
}

/**
 * The link of an email to `GET /verify`. The redirect is inserted as is where that is unambiguous, as clients expect,
 * and percent-encoded if it contains anything that would end or change the parameter.
 */
export function verificationLink(externalUrl: string, { tokenHash, type, redirectTo }: Omit<MailedLink, 'to'>): string {
  const plain = /^[A-Za-z0-9:/?.,_~@!$*()'-]*$/.test(redirectTo)
  const redirect = plain ? redirectTo : encodeURIComponent(redirectTo)
  return `${externalUrl}/verify?token=${tokenHash}&type=${type}&redirect_to=${redirect}`
}
