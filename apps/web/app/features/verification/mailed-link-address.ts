import type { MailLink } from '@dst/auth'
import { linkValues } from '~/lib/account/link-tokens.ts'
import { linkedEmail } from '~/lib/account/linked-email.ts'

/** A mailed link to the page that asks before it does what the mail was for. */
export interface MailedLink extends MailLink {
  /** The address that the mail went to, according to the link; empty if it doesn't say. */
  email: string
}

const types: readonly string[] = [
  'signup',
  'invite',
  'recovery',
  'magiclink',
  'email',
  'email_change',
] satisfies MailLink['type'][]

/** Reads a mailed link; undefined if it is not complete. */
export function readMailedLink(address: { search: string; hash: string }): MailedLink | undefined {
  const value = linkValues(address)
  const type = value('type')
  const tokenHash = value('token_hash').trim()
  return tokenHash !== '' && isType(type) ? { type, tokenHash, email: linkedEmail(value('email')) } : undefined
}

function isType(text: string): text is MailLink['type'] {
  return types.includes(text)
}
