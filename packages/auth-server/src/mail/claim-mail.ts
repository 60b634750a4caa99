import type { Kysely } from 'kysely'
import type { AuthContext } from '../context'
import { claimMail } from '../database/mail-requests'
import type { AuthTables, MailKind } from '../database/tables'
import { writeIf } from '../database/write-if'
import { mailTooSoon, type AuthFailure } from '../failures'
import { tooManyMails } from '../failures/accounts'
import type { CodeChallenge } from '../tokens/code-challenge'

/** One mail of a kind that somebody asks for, and where its link is to lead. */
export interface MailClaim {
  orderId: string
  address: string
  kind: MailKind
  redirectTo: string
  /** The same mail has been claimed, as of another kind, and counts in total as one. */
  isCounted?: boolean
  /** Of a client that will exchange a code: the link then carries that code in place of tokens. */
  challenge?: CodeChallenge | undefined
}

/**
 * Claims one mail of a kind for an address; answers the refusal when the last one is too recent, or when the server has
 * sent as many in an hour as it may. A refused claim takes nothing.
 */
export function mailRefusal(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  claim: MailClaim,
): Promise<AuthFailure | undefined> {
  const { autoconfirm, limits } = context.settings
  const { mailsPerHour } = limits
  if (mailsPerHour === undefined || autoconfirm || claim.isCounted === true) return gapRefusal(context, trx, claim)
  return writeIf(
    trx,
    (refusal) => refusal === undefined,
    async () => (await gapRefusal(context, trx, claim)) ?? totalRefusal(context, mailsPerHour),
  )
}

function totalRefusal({ limiter }: AuthContext, mailsPerHour: number): AuthFailure | undefined {
  const decision = limiter.take('auth mails', {
    requests: mailsPerHour,
    seconds: 3600,
    burst: Math.max(1, Math.floor(mailsPerHour)),
  })
  return decision.allowed ? undefined : tooManyMails(decision.retryAfterSeconds)
}

async function gapRefusal(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { address, isCounted: _isCounted, ...claim }: MailClaim,
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
