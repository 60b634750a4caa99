import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuthContext } from '../context'
import { claimMail } from '../database/mail-requests'
import { replaceToken, type StoredToken } from '../database/one-time-tokens'
import type { AuthTables, MailKind, OneTimeTokenKind } from '../database/tables'
import { mailTooSoon, type AuthFailure } from '../failures'
import type { AuthMail } from '../options'
import { hashCode, hashLinkToken, makeMailToken } from '../tokens/mail-token'
import { renderMail, type MailTemplate } from './templates'
import { verificationLink } from './verification-link'

/** One mail with a fresh link and code. */
export interface MailOrder {
  userId: string
  kind: OneTimeTokenKind
  template: MailTemplate
  to: string
  redirectTo: string
  newEmail?: string
}

/** A mail that is ready to go, and its stored token. */
export interface IssuedMail {
  mail: AuthMail
  stored: StoredToken
}

/** Stores the hashes of a fresh link and code, and writes the mail that carries them. */
export async function issueMail(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  order: MailOrder,
): Promise<IssuedMail> {
  const { settings, keys } = context
  const { code, linkToken } = makeMailToken()
  const stored = await replaceToken(trx, {
    id: randomUUID(),
    user_id: order.userId,
    kind: order.kind,
    relates_to: order.to,
    code_hash: hashCode(keys, { kind: order.kind, address: order.to, code }),
    link_hash: hashLinkToken(linkToken),
    created_at: context.now(),
  })
  const link = verificationLink(settings.externalUrl, { linkToken, type: order.template, redirectTo: order.redirectTo })
  const mail = renderMail({
    template: order.template,
    to: order.to,
    brandName: settings.brandName,
    link,
    code,
    validSeconds: settings.lifetimes.mailTokenSeconds,
    ...(order.newEmail === undefined ? {} : { newEmail: order.newEmail }),
  })
  return { mail, stored }
}

/** Claims one mail of a kind for an address; answers the refusal when the last one is too recent. */
export async function mailRefusal(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { address, kind }: { address: string; kind: MailKind },
): Promise<AuthFailure | undefined> {
  const secondsLeft = await claimMail(trx, {
    addressHash: addressHash(context, address),
    kind,
    now: context.now(),
    gapSeconds: context.settings.limits.mailGapSeconds,
  })
  return secondsLeft === undefined ? undefined : mailTooSoon(secondsLeft)
}

/** Hash under which an address is known to the mail limits. */
export function addressHash(context: AuthContext, address: string): string {
  return context.keys.mac('mail-request', address)
}
