import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context'
import { spendCodeToken } from '../database/one-time-tokens'
import type { AuthTables, OneTimeTokenRow, SessionRow, UserRow } from '../database/tables'
import { lockUser } from '../database/users'
import { failures, type AuthFailure } from '../failures'
import { accountFailures } from '../failures/accounts'
import { mailRefusal } from '../mail/claim-mail'
import { fail, succeed, type Result } from '../result'
import { hashCode, sameHash } from '../tokens/mail-token'
import type { SignedIn } from '../wire/session-json'
import { audit } from './start-session'

const kind = 'reauthentication'
const freshMilliseconds = 24 * 3_600_000

/** Orders the mail with the code that a new password needs in an old session. */
export function orderReauthentication(
  context: AuthContext,
  caller: Caller,
  { account }: SignedIn,
): Promise<Result<undefined, AuthFailure>> {
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

/** Whether a new password needs a mailed code in this session. */
export function needsCode({ settings, now }: AuthContext, session: SessionRow): boolean {
  return settings.securePasswordChange && now().getTime() - session.created_at.getTime() > freshMilliseconds
}

/**
 * Spends the mailed code, for a locked user; the refusal when it is missing, wrong, used, old, or worn out by wrong ones.
 * Counting a wrong one is committed with the refusal.
 */
export async function codeRefusal(
  { keys, settings, now }: AuthContext,
  trx: Kysely<AuthTables>,
  { user, nonce }: { user: UserRow; nonce: string },
): Promise<AuthFailure | undefined> {
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
