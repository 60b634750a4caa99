import type { Kysely } from 'kysely'
import { lockSession } from '../database/sessions.ts'
import type { AuthTables, FactorRow } from '../database/tables.ts'
import { findUser, lockUser } from '../database/users.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import type { SignedIn } from '../wire/session-json.ts'

/** Account and session of a signed-in user, re-read and locked until the transaction ends, the user's row first. */
export async function lockCurrentSession(
  trx: Kysely<AuthTables>,
  { account, session }: SignedIn,
): Promise<Result<SignedIn, FailureReply>> {
  if ((await lockUser(trx, account.user.id)) === undefined) return fail(failures.subjectGone)
  const locked = await lockSession(trx, session.id)
  const current = await findUser(trx, account.user.id)
  if (locked === undefined || current === undefined) return fail(failures.sessionGone)
  return succeed({ account: current, session: locked })
}

/** Whether an account has a verified second factor, so that its password is not enough. */
export function hasVerifiedFactor({ account }: Pick<SignedIn, 'account'>): boolean {
  return account.factors.some(isVerified)
}

/** Whether the account has a second factor that this session has not passed. */
export function isMissingSecondFactor(signedIn: SignedIn): boolean {
  return hasVerifiedFactor(signedIn) && signedIn.session.aal !== 'aal2'
}

/** Whether a factor is verified. */
export function isVerified({ status }: FactorRow): boolean {
  return status === 'verified'
}

/** Whether a factor can be used on its own: recovery codes only back up another one. */
export function standsAlone(factor: FactorRow): boolean {
  return isVerified(factor) && factor.factor_type !== 'recovery_code'
}
