import { daySeconds } from '../database/day.ts'
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context/context.ts'
import { spendCodeToken } from '../database/one-time-tokens.ts'
import type { AuthTables, OneTimeTokenRow, SessionRow, UserRow } from '../database/tables.ts'
import { lockUser } from '../database/users.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { accountFailures } from '../failures/accounts.ts'
import { mailRefusal } from '../delivery/claim-mail.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { hashCode, sameHash } from '../tokens/mail-token.ts'
import type { SignedIn } from '../wire/session-json.ts'
import { audit } from './start-session.ts'

const kind = 'reauthentication'
const freshMilliseconds = daySeconds * 1000

/** Queues the email with the code that a password change requires in an old session. */
export function orderReauthentication(
  context: AuthContext,
  caller: Caller,
  { account }: SignedIn,
): Promise<Result<undefined, FailureReply>> {
  return context.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, account.user.id)
    if (user === undefined) return fail(failures.subjectGone)
    if (user.email === null)
      return fail(user.phone === null ? accountFailures.reauthenticationNoAddress : accountFailures.smsUnsent)
    if (user.email_confirmed_at === null) return fail(accountFailures.reauthenticationUnconfirmed)
    const orderId = randomUUID()
    const refusal = await mailRefusal(context, trx, {
      orderId,
      address: user.email,
      kind,
      redirectTo: context.settings.siteUrl,
    })
    if (refusal !== undefined) return fail(refusal)
    await audit(context, trx, { action: 'user_reauthenticate_requested', user, caller })
    await context.enqueueMail(trx, { id: orderId, account: user.id, kind })
    return succeed(undefined)
  })
}

/** Whether a password change requires an emailed code in this session. */
export function needsCode({ settings, now }: AuthContext, session: SessionRow): boolean {
  return settings.securePasswordChange && now().getTime() - session.created_at.getTime() > freshMilliseconds
}

/**
 * Redeems the emailed code for a locked user; returns the refusal if it is missing, wrong, used, expired, or used up by
 * wrong guesses. The count of wrong codes is committed with the refusal.
 */
export async function codeRefusal(
  { keys, settings, now }: AuthContext,
  trx: Kysely<AuthTables>,
  { user, nonce }: { user: UserRow; nonce: string },
): Promise<FailureReply | undefined> {
  if (nonce === '') return accountFailures.passwordNeedsCode
  const address = user.email ?? ''
  const spent = await spendCodeToken(trx, {
    address,
    kinds: [kind],
    notBefore: new Date(now().getTime() - settings.lifetimes.mailTokenSeconds * 1000),
    maximumAttempts: settings.limits.codeAttempts,
    matches: (token: OneTimeTokenRow) =>
      token.user_id === user.id && sameHash(token.code_hash, hashCode(keys, { kind, address, code: nonce })),
  })
  return spent === undefined ? accountFailures.passwordCodeWrong : undefined
}
