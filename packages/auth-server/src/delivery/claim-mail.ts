import type { Kysely } from 'kysely'
import type { AuthContext } from '../context/context.ts'
import { claimMail } from '../database/mail-requests.ts'
import type { AuthTables, MailKind } from '../database/tables.ts'
import { writeIf } from '../database/write-if.ts'
import { mailTooSoon, type FailureReply } from '../failures/index.ts'
import { tooManyMails } from '../failures/accounts.ts'
import type { CodeChallenge } from '../database/code-challenge.ts'

/** One requested email of a kind, and where its link leads. */
export interface MailClaim {
  orderId: string
  address: string
  kind: MailKind
  redirectTo: string
  /** The same email has already been claimed under another kind, and counts only once in the total. */
  isCounted?: boolean
  /** From a client that will exchange a code: the link then carries a code instead of tokens. */
  challenge?: CodeChallenge | undefined
}

/**
 * Claims one email of a kind for an address; returns the refusal if the last one is too recent, or the server has
 * reached its hourly limit. A refused claim uses nothing up.
 */
export function mailRefusal(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  claim: MailClaim,
): Promise<FailureReply | undefined> {
  const { autoconfirm, limits } = context.settings
  const { mailsPerHour } = limits
  if (mailsPerHour === undefined || autoconfirm || claim.isCounted === true) return gapRefusal(context, trx, claim)
  return writeIf(
    trx,
    (refusal) => refusal === undefined,
    async () => (await gapRefusal(context, trx, claim)) ?? totalRefusal(context, mailsPerHour),
  )
}

async function totalRefusal({ limiter }: AuthContext, mailsPerHour: number): Promise<FailureReply | undefined> {
  const decision = await limiter.take('auth mails', {
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
): Promise<FailureReply | undefined> {
  const secondsLeft = await claimMail(trx, {
    ...claim,
    addressHash: addressHash(context, address),
    now: context.now(),
    gapSeconds: context.settings.limits.mailGapSeconds,
  })
  return secondsLeft === undefined ? undefined : mailTooSoon(secondsLeft)
}

/** Hash that identifies an address in the email limits. */
export function addressHash(context: AuthContext, address: string): string {
  return context.keys.mac('mail-request', address)
}
