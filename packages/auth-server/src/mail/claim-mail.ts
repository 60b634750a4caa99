import type { Kysely } from 'kysely'
import type { AuthContext } from '../context'
import { claimMail } from '../database/mail-requests'
import type { AuthTables, MailKind } from '../database/tables'
import { mailTooSoon, type AuthFailure } from '../failures'
import type { CodeChallenge } from '../tokens/code-challenge'

/** One mail of a kind that somebody asks for, and where its link is to lead. */
export interface MailClaim {
  orderId: string
  address: string
  kind: MailKind
  redirectTo: string
  /** Of a client that will exchange a code: the link then carries that code in place of tokens. */
  challenge?: CodeChallenge | undefined
}

/** Claims one mail of a kind for an address; answers the refusal when the last one is too recent. */
export async function mailRefusal(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { address, ...claim }: MailClaim,
): Promise<AuthFailure | undefined> {
  const secondsLeft = await claimMail(trx, {
    ...claim,
    addressHash: addressHash(context, address),
    now: context.now(),
    gapSeconds: context.settings.limits.mailGapSeconds,
  })
  return secondsLeft === undefined ? undefined : mailTooSoon(secondsLeft)
}

/** Hash under which an address is known to the mail limits. */
export function addressHash(context: AuthContext, address: string): string {
  return context.keys.mac('mail-request', address)
}
