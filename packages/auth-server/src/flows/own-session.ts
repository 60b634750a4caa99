import type { Kysely } from 'kysely'
import { lockSession } from '../database/sessions'
import type { AuthTables, FactorRow } from '../database/tables'
import { findUser, lockUser } from '../database/users'
import { failures, type AuthFailure } from '../failures'
import { fail, succeed, type Result } from '../result'
import type { SignedIn } from '../wire/session-json'

/** Account and session of a signed-in person, read again and locked until the transaction ends: the user's row first. */
export async function lockOwnSession(
  trx: Kysely<AuthTables>,
  { account, session }: SignedIn,
): Promise<Result<SignedIn, AuthFailure>> {
  if ((await lockUser(trx, account.user.id)) === undefined) return fail(failures.subjectGone)
  const locked = await lockSession(trx, session.id)
  const current = await findUser(trx, account.user.id)
  if (locked === undefined || current === undefined) return fail(failures.sessionGone)
  return succeed({ account: current, session: locked })
}

/** Whether an account has a second factor that works, so that its password is not enough. */
export function hasVerifiedFactor({ account }: Pick<SignedIn, 'account'>): boolean {
  return account.factors.some(isVerified)
}

/** Whether the account has a second factor that this session has not shown. */
export function lacksSecondFactor(signedIn: SignedIn): boolean {
  return hasVerifiedFactor(signedIn) && signedIn.session.aal !== 'aal2'
}

/** Whether a factor works. */
export function isVerified({ status }: FactorRow): boolean {
  return status === 'verified'
}

/** Whether a factor can stand alone: recovery codes only stand in for another one. */
export function standsAlone(factor: FactorRow): boolean {
  return isVerified(factor) && factor.factor_type !== 'recovery_code'
}
