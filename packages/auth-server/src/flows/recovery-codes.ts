import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context/context.ts'
import { lowerSessions } from '../database/assurance.ts'
import {
  countRecoveryCodes,
  deleteFactor,
  insertFactor,
  listRecoveryCodes,
  replaceRecoveryCodes,
} from '../database/factors.ts'
import type { RemovedWays } from '../database/notice-tables.ts'
import type { AuthTables, FactorRow } from '../database/tables.ts'
import type { FailureReply } from '../failures/index.ts'
import { mfaFailures } from '../failures/mfa.ts'
import { orderNotice } from '../delivery/send-notice.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { hashRecoveryCode, makeRecoveryCode } from '../tokens/recovery-code.ts'
import type { SignedIn } from '../wire/session-json.ts'
import { newFactorRefusal } from './enroll-factor.ts'
import { standsAlone } from './current-session.ts'
import { lockProvenSession } from './recent-proof.ts'
import { audit } from './start-session.ts'

const codesInASet = 10

/** New recovery codes, returned only here. */
export interface NewRecoveryCodes {
  id: string
  type: 'recovery_code'
  friendly_name: string
  total: number
  codes: string[]
}

/** The factor that a user's recovery codes belong to. */
export function recoveryFactor({ account }: Pick<SignedIn, 'account'>): FactorRow | undefined {
  return account.factors.find(({ factor_type: type }) => type === 'recovery_code')
}

/** How many recovery codes a user has, and how many are left. */
export async function recoveryCodesStatus(
  { db }: AuthContext,
  signedIn: SignedIn,
): Promise<Result<{ id: string; type: 'recovery_code'; total: number; remaining: number }, FailureReply>> {
  const factor = recoveryFactor(signedIn)
  if (factor === undefined) return fail(mfaFailures.codesNotFound)
  return succeed({ id: factor.id, type: 'recovery_code', ...(await countRecoveryCodes(db, factor.id)) })
}

/** Generates recovery codes for a user who has another second factor and no codes yet. */
export function generateRecoveryCodes(
  context: AuthContext,
  caller: Caller,
  { signedIn, friendlyName }: { signedIn: SignedIn; friendlyName: string },
): Promise<Result<NewRecoveryCodes, FailureReply>> {
  return withSecondFactor(context, signedIn, async (trx, current) => {
    if (recoveryFactor(current) !== undefined) return fail(mfaFailures.codesExist)
    const refusal = newFactorRefusal(current, friendlyName)
    if (refusal !== undefined) return fail(refusal)
    if (!current.account.factors.some(standsAlone)) return fail(mfaFailures.codesSoleFactor)
    const { user } = current.account
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
    return succeed(await renew(context, trx, { current, factor, caller }))
  })
}

/** Replaces recovery codes: the old ones stop working. */
export function regenerateRecoveryCodes(
  context: AuthContext,
  caller: Caller,
  signedIn: SignedIn,
): Promise<Result<NewRecoveryCodes, FailureReply>> {
  return withSecondFactor(context, signedIn, async (trx, current) => {
    const factor = recoveryFactor(current)
    if (factor === undefined) return fail(mfaFailures.codesNotFound)
    await audit(context, trx, { action: 'recovery_codes_regenerated', user: current.account.user, caller })
    return succeed(await renew(context, trx, { current, factor, caller }))
  })
}

/**
 * Removes recovery codes. Sessions that were raised by one of them fall back to one factor, except the caller's own:
 * with the other factor lost, as is typical when codes are used, nothing could raise it again.
 */
export function removeRecoveryCodes(
  context: AuthContext,
  caller: Caller,
  signedIn: SignedIn,
): Promise<Result<{ id: string }, FailureReply>> {
  return withSecondFactor(context, signedIn, async (trx, current) => {
    const factor = recoveryFactor(current)
    if (factor === undefined) return fail(mfaFailures.codesNotFound)
    const { user } = current.account
    const removed = await codesOf(trx, factor)
    await lowerSessions(trx, { factor, exceptId: current.session.id, now: context.now() })
    await deleteFactor(trx, factor.id)
    await audit(context, trx, { action: 'recovery_codes_deleted', user, caller })
    await orderNotice(context, trx, { kind: 'recovery_codes_removed', user, caller, removed })
    return succeed({ id: factor.id })
  })
}

function withSecondFactor<Value>(
  context: AuthContext,
  signedIn: SignedIn,
  work: (trx: Kysely<AuthTables>, current: SignedIn) => Promise<Result<Value, FailureReply>>,
): Promise<Result<Value, FailureReply>> {
  return context.db.transaction().execute(async (trx) => {
    const current = await lockProvenSession(context, trx, signedIn)
    if (!current.ok) return current
    return current.value.session.aal === 'aal2' ? work(trx, current.value) : fail(mfaFailures.aalForCodes)
  })
}

async function codesOf(trx: Kysely<AuthTables>, factor: FactorRow): Promise<RemovedWays> {
  return { factors: [factor], recovery_codes: await listRecoveryCodes(trx, factor.id) }
}

async function renew(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { current, factor, caller }: { current: SignedIn; factor: FactorRow; caller: Caller },
): Promise<NewRecoveryCodes> {
  const codes = Array.from({ length: codesInASet }, makeRecoveryCode)
  const hashes = codes.map((code) => hashRecoveryCode(context.keys, factor.id, code))
  const [now, removed] = [context.now(), await codesOf(trx, factor)]
  await replaceRecoveryCodes(trx, { factorId: factor.id, hashes, now })
  await orderNotice(context, trx, {
    kind: 'recovery_codes_renewed',
    user: current.account.user,
    caller,
    since: now,
    removed,
  })
  return { id: factor.id, type: 'recovery_code', friendly_name: factor.friendly_name, total: codes.length, codes }
}
