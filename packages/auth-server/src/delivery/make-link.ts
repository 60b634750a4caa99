import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuthContext } from '../context/context.ts'
import { markTokenSent, storeToken } from '../database/one-time-tokens.ts'
import type { AuthTables, UserRow } from '../database/tables.ts'
import { updateUser } from '../database/users.ts'
import { hashCode, hashLinkToken, makeMailToken, type MailToken } from '../tokens/mail-token.ts'
import { occasions, type LinkMailKind } from '../mail/mail-order.ts'

/** The link and code that an email would have carried. */
export interface MadeLink extends MailToken {
  link: string
}

/**
 * Creates the link and the code of an email that somebody else will send: they are valid immediately, and those of
 * earlier emails of the same kind are invalidated. Throws if the email has no recipient, which the caller must rule
 * out.
 */
export async function makeLink(
  { settings, keys, now }: AuthContext,
  trx: Kysely<AuthTables>,
  { user, kind, redirectTo }: { user: UserRow; kind: LinkMailKind; redirectTo: string },
): Promise<MadeLink> {
  const { addressee, token, sentAt, template } = occasions[kind]
  const address = addressee(user)?.to
  if (address === undefined || template === 'reauthentication')
    throw new Error('A link was to be made that nobody could use')
  const orderId = randomUUID()
  const { code, linkToken } = makeMailToken(keys, { orderId, kind: token, digits: settings.mailCodeLength })
  await storeToken(trx, {
    id: randomUUID(),
    order_id: orderId,
    user_id: user.id,
    kind: token,
    relates_to: address,
    code_hash: hashCode(keys, { kind: token, address, code }),
    link_hash: hashLinkToken(linkToken),
    created_at: now(),
  })
  await markTokenSent(trx, { orderId, kind: token, now: now() })
  await updateUser(trx, user.id, { [sentAt]: now() })
  const link = settings.mailLink({ tokenHash: linkToken, type: template, redirectTo, to: address })
  return { code, linkToken, link }
}
