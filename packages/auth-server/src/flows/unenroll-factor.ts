import type { AuthContext, Caller } from '../context/context.ts'
import { lowerSessions } from '../database/assurance.ts'
import { deleteFactor } from '../database/factors.ts'
import type { FactorRow } from '../database/tables.ts'
import type { FailureReply } from '../failures/index.ts'
import { mfaFailures } from '../failures/mfa.ts'
import { orderNotice } from '../delivery/send-notice.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import type { SignedIn } from '../wire/session-json.ts'
import { isVerified, lockCurrentSession, standsAlone } from './current-session.ts'
import { proofRefusal } from './recent-proof.ts'
import { audit } from './start-session.ts'
import type { UserFactor } from './verify-factor.ts'

/** Removes a second factor. Sessions that it raised fall back to one factor, including the caller's own. */
export function unenrollFactor(
  context: AuthContext,
  caller: Caller,
  { signedIn, factorId }: UserFactor,
): Promise<Result<{ id: string }, FailureReply>> {
  return context.db.transaction().execute(async (trx) => {
    const current = await lockCurrentSession(trx, signedIn)
    if (!current.ok) return current
    const { user, factors } = current.value.account
    const factor = factors.find(({ id }) => id === factorId)
    if (factor === undefined) return fail(mfaFailures.factorNotFound)
    const refusal = unenrollRefusal(context, current.value, factor)
    if (refusal !== undefined) return fail(refusal)
    await lowerSessions(trx, { factor, now: context.now() })
    await deleteFactor(trx, factorId)
    await audit(context, trx, {
      action: 'factor_unenrolled',
      user,
      caller,
      traits: isVerified(factor) ? { changed: 'second_factor_removed' } : {},
    })
    if (isVerified(factor))
      await orderNotice(context, trx, { kind: 'factor_removed', user, caller, removed: { factors: [factor] } })
    return succeed({ id: factorId })
  })
}

function unenrollRefusal(context: AuthContext, current: SignedIn, factor: FactorRow): FailureReply | undefined {
  const { account, session } = current
  if (factor.factor_type === 'recovery_code') return mfaFailures.standaloneCodes
  if (!isVerified(factor)) return undefined
  if (session.aal !== 'aal2') return mfaFailures.aalForUnenroll
  const others = account.factors.filter(({ id }) => id !== factor.id)
  const codesWouldBeLeft = others.some(({ factor_type: type }) => type === 'recovery_code') && !others.some(standsAlone)
  return codesWouldBeLeft ? mfaFailures.codesWouldBeSole : proofRefusal(context, current)
}
