import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context'
import { lowerSessions } from '../database/assurance'
import { countRecoveryCodes, deleteFactor, insertFactor, replaceRecoveryCodes } from '../database/factors'
import type { AuthTables, FactorRow } from '../database/tables'
import type { AuthFailure } from '../failures'
import { mfaFailures } from '../failures/mfa'
import { orderNotice } from '../mail/send-notice'
import { fail, succeed, type Result } from '../result'
import { hashRecoveryCode, makeRecoveryCode } from '../tokens/recovery-code'
import type { SignedIn } from '../wire/session-json'
import { newFactorRefusal } from './enroll-factor'
import { lockOwnSession, standsAlone } from './own-session'
import { audit } from './start-session'

const codesInASet = 10

/** New recovery codes, told this once. */
export interface NewRecoveryCodes {
  id: string
  type: 'recovery_code'
  friendly_name: string
  total: number
  codes: string[]
}

/** The factor that a person's recovery codes belong to. */
export function recoveryFactor({ account }: Pick<SignedIn, 'account'>): FactorRow | undefined {
  return account.factors.find(({ factor_type: type }) => type === 'recovery_code')
}

/** How many recovery codes a person has, and how many are left. */
export async function recoveryCodesStatus(
  { db }: AuthContext,
  signedIn: SignedIn,
): Promise<Result<{ id: string; type: 'recovery_code'; total: number; remaining: number }, AuthFailure>> {
  const factor = recoveryFactor(signedIn)
  if (factor === undefined) return fail(mfaFailures.codesNotFound)
  return succeed({ id: factor.id, type: 'recovery_code', ...(await countRecoveryCodes(db, factor.id)) })
}

/** Makes the recovery codes of somebody who has another second factor, and none yet. */
export function generateRecoveryCodes(
  context: AuthContext,
  caller: Caller,
  { signedIn, friendlyName }: { signedIn: SignedIn; friendlyName: string },
): Promise<Result<NewRecoveryCodes, AuthFailure>> {
  return withSecondFactor(context, signedIn, async (trx, own) => {
    if (recoveryFactor(own) !== undefined) return fail(mfaFailures.codesExist)
    const refusal = newFactorRefusal(own, friendlyName)
    if (refusal !== undefined) return fail(refusal)
    if (!own.account.factors.some(standsAlone)) return fail(mfaFailures.codesSoleFactor)
    const { user } = own.account
    const now = context.now()
    const factor = await insertFactor(trx, {
      id: randomUUID(),
      userId: user.id,
      friendlyName,
      type: 'recovery_code',
      status: 'verified',
      secret: null,
      now,
    })
    await audit(context, trx, { action: 'recovery_codes_generated', user, caller })
    return succeed(await renew(context, trx, { own, factor }))
  })
}

/** Replaces recovery codes: none of the old ones works any more. */
export function regenerateRecoveryCodes(
  context: AuthContext,
  caller: Caller,
  signedIn: SignedIn,
): Promise<Result<NewRecoveryCodes, AuthFailure>> {
  return withSecondFactor(context, signedIn, async (trx, own) => {
    const factor = recoveryFactor(own)
    if (factor === undefined) return fail(mfaFailures.codesNotFound)
    await audit(context, trx, { action: 'recovery_codes_regenerated', user: own.account.user, caller })
    return succeed(await renew(context, trx, { own, factor }))
  })
}

/**
 * Removes recovery codes. Sessions that one of them raised fall back to one factor, but not the caller's own: with the
 * other factor lost, as it is when codes are used, nothing could raise it again.
 */
export function removeRecoveryCodes(
  context: AuthContext,
  caller: Caller,
  signedIn: SignedIn,
): Promise<Result<{ id: string }, AuthFailure>> {
  return withSecondFactor(context, signedIn, async (trx, own) => {
    const factor = recoveryFactor(own)
    if (factor === undefined) return fail(mfaFailures.codesNotFound)
    const { user } = own.account
    await lowerSessions(trx, { factor, exceptId: own.session.id, now: context.now() })
    await deleteFactor(trx, factor.id)
    await audit(context, trx, { action: 'recovery_codes_deleted', user, caller })
    await orderNotice(context, trx, { kind: 'recovery_codes_removed', user })
    return succeed({ id: factor.id })
  })
}

function withSecondFactor<Value>(
  { db }: AuthContext,
  signedIn: SignedIn,
  work: (trx: Kysely<AuthTables>, own: SignedIn) => Promise<Result<Value, AuthFailure>>,
): Promise<Result<Value, AuthFailure>> {
  return db.transaction().execute(async (trx) => {
    const own = await lockOwnSession(trx, signedIn)
    if (!own.ok) return own
    return own.value.session.aal === 'aal2' ? work(trx, own.value) : fail(mfaFailures.aalForCodes)
  })
}

async function renew(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { own, factor }: { own: SignedIn; factor: FactorRow },
): Promise<NewRecoveryCodes> {
  const codes = Array.from({ length: codesInASet }, makeRecoveryCode)
  const hashes = codes.map((code) => hashRecoveryCode(context.keys, factor.id, code))
  await replaceRecoveryCodes(trx, { factorId: factor.id, hashes, now: context.now() })
  await orderNotice(context, trx, { kind: 'recovery_codes_renewed', user: own.account.user })
  return { id: factor.id, type: 'recovery_code', friendly_name: factor.friendly_name, total: codes.length, codes }
}
