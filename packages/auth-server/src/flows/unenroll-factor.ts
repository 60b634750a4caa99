import type { AuthContext, Caller } from '../context'
import { lowerSessions } from '../database/assurance'
import { deleteFactor } from '../database/factors'
import type { FactorRow } from '../database/tables'
import type { AuthFailure } from '../failures'
import { mfaFailures } from '../failures/mfa'
import { orderNotice } from '../mail/send-notice'
import { fail, succeed, type Result } from '../result'
import type { SignedIn } from '../wire/session-json'
import { isVerified, lockOwnSession, standsAlone } from './own-session'
import { audit } from './start-session'
import type { OwnFactor } from './verify-factor'

/** Removes a second factor. Sessions that it raised fall back to one factor, the caller's own included. */
export function unenrollFactor(
  context: AuthContext,
  caller: Caller,
  { signedIn, factorId }: OwnFactor,
): Promise<Result<{ id: string }, AuthFailure>> {
  return context.db.transaction().execute(async (trx) => {
    const own = await lockOwnSession(trx, signedIn)
    if (!own.ok) return own
    const { user, factors } = own.value.account
    const factor = factors.find(({ id }) => id === factorId)
    if (factor === undefined) return fail(mfaFailures.factorNotFound)
    const refusal = unenrollRefusal(own.value, factor)
    if (refusal !== undefined) return fail(refusal)
    await lowerSessions(trx, { factor, now: context.now() })
    await deleteFactor(trx, factorId)
    await audit(context, trx, {
      action: 'factor_unenrolled',
      user,
      caller,
      traits: isVerified(factor) ? { changed: 'second_factor_removed' } : {},
    })
    if (isVerified(factor)) await orderNotice(context, trx, { kind: 'factor_removed', user })
    return succeed({ id: factorId })
  })
}

function unenrollRefusal({ account, session }: SignedIn, factor: FactorRow): AuthFailure | undefined {
  if (factor.factor_type === 'recovery_code') return mfaFailures.codesOnTheirOwn
  if (!isVerified(factor)) return undefined
  if (session.aal !== 'aal2') return mfaFailures.aalForUnenroll
  const others = account.factors.filter(({ id }) => id !== factor.id)
  const codesWouldBeLeft = others.some(({ factor_type: type }) => type === 'recovery_code') && !others.some(standsAlone)
  return codesWouldBeLeft ? mfaFailures.codesWouldBeSole : undefined
}
