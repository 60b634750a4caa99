import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context/context.ts'
import { deleteFactorRemoval, findFactorRemoval, insertFactorRemoval } from '../database/factor-removals.ts'
import type { FactorRemovalRow } from '../database/factor-tables.ts'
import type { AuthTables, UserRow } from '../database/tables.ts'
import type { FailureReply } from '../failures/index.ts'
import { mfaFailures } from '../failures/mfa.ts'
import { removalDueAt } from '../mail/removal-times.ts'
import { orderNotice } from '../delivery/send-notice.ts'
import type { AuthSettings } from '../options/options.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import type { SignedIn } from '../wire/session-json.ts'
import { hasVerifiedFactor, lockCurrentSession } from './current-session.ts'
import { lockProvenSession } from './recent-proof.ts'
import { audit } from './start-session.ts'

/** A waiting time as it is answered, in Unix seconds; null if none is running. */
export interface RemovalWait {
  requested_at: number | null
  due_at: number | null
}

/**
 * Whether a lost second factor can be removed by waiting: only with notices that undo it, since whoever has just the
 * password can ask for it too.
 */
export function removalIsOffered({ settings }: AuthContext): boolean {
  return settings.notices?.undoUrl !== undefined
}

/** The waiting time of the caller's second factor. */
export async function removalOf(
  { db, settings }: AuthContext,
  { account }: SignedIn,
): Promise<Result<RemovalWait, FailureReply>> {
  const removal = await findFactorRemoval(db, account.user.id)
  return succeed(removal === undefined ? { requested_at: null, due_at: null } : waitOf(settings, removal))
}

/**
 * Begins the waiting time after which a lost second factor is removed, or leaves the one that runs. The session needs
 * what any change to the account's sign-in needs, except the factor.
 */
export function requestRemoval(
  context: AuthContext,
  caller: Caller,
  signedIn: SignedIn,
): Promise<Result<RemovalWait, FailureReply>> {
  return context.db.transaction().execute(async (trx) => {
    const current = await lockProvenSession(context, trx, signedIn)
    if (!current.ok) return current
    if (!hasVerifiedFactor(current.value)) return fail(mfaFailures.factorNotFound)
    const { user } = current.value.account
    const running = await findFactorRemoval(trx, user.id)
    if (running !== undefined) return succeed(waitOf(context.settings, running))
    const removal = await insertFactorRemoval(trx, { userId: user.id, now: context.now() })
    await audit(context, trx, { action: 'factor_removal_requested', user, caller })
    await orderNotice(context, trx, { kind: 'factor_removal_asked', user, caller })
    return succeed(waitOf(context.settings, removal))
  })
}

/** Keeps the second factor, from a session that has passed it. */
export function cancelRemoval(
  context: AuthContext,
  caller: Caller,
  signedIn: SignedIn,
): Promise<Result<RemovalWait, FailureReply>> {
  return context.db.transaction().execute(async (trx) => {
    const current = await lockCurrentSession(trx, signedIn)
    if (!current.ok) return current
    if (current.value.session.aal !== 'aal2') return fail(mfaFailures.aalForUnenroll)
    await stopRemoval(context, trx, { user: current.value.account.user, caller })
    return succeed({ requested_at: null, due_at: null })
  })
}

/** Ends the waiting time, if one is running, of a user who has just shown that nothing is lost. */
export async function stopRemoval(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { user, caller }: { user: Pick<UserRow, 'id' | 'email'>; caller: Caller },
): Promise<void> {
  const wasRunning = await deleteFactorRemoval(trx, user.id)
  if (wasRunning) await audit(context, trx, { action: 'factor_removal_stopped', user, caller })
}

function waitOf(settings: AuthSettings, removal: FactorRemovalRow): RemovalWait {
  return { requested_at: seconds(removal.requested_at), due_at: seconds(removalDueAt(settings, removal)) }
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000)
}
