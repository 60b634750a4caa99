import { sql, type Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context/context.ts'
import { lockSession, deleteSessions } from '../database/sessions.ts'
import { rotatedSince, rotateRefreshToken, touchSession } from '../database/refresh-rotation.ts'
import type { AuthTables, SessionRow } from '../database/tables.ts'
import { findUser, type UserWithIdentities } from '../database/users.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { readRefreshToken, type RefreshTokenClaim } from '../tokens/refresh-token.ts'
import { isBanned } from '../wire/authenticate.ts'
import type { SignedIn } from '../wire/session-json.ts'
import { sessionEnd } from '../wire/session-end.ts'
import { audit } from './start-session.ts'

/**
 * Exchanges a refresh token. The current one is rotated. Its direct predecessor gets the current one again, as its
 * client must have lost the response. An older one is accepted within the reuse interval of its replacement; after that
 * it is considered stolen and the session ends. The row lock serializes parallel exchanges, so that they end with one
 * current token.
 */
export async function refreshSession(
  context: AuthContext,
  caller: Caller,
  token: string,
): Promise<Result<SignedIn, FailureReply>> {
  const claim = readRefreshToken(context.keys, token)
  if (claim === 'malformed') return fail(failures.refreshTokenMalformed)
  if (claim === 'foreign') return fail(failures.refreshTokenNotFound)
  try {
    // A refusal is a value, not an exception: the end of a stolen session must be committed with it.
    return await context.db.transaction().execute((trx) => redeem(context, trx, { claim, caller }))
  } catch (error) {
    if (isLockTimeout(error)) return fail(failures.refreshConflict)
    throw error
  }
}

async function redeem(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { claim, caller }: { claim: RefreshTokenClaim; caller: Caller },
): Promise<Result<SignedIn, FailureReply>> {
  await sql`set local lock_timeout = '5s'`.execute(trx)
  const session = await lockSession(trx, claim.sessionId)
  if (session === undefined || claim.counter > session.refresh_counter) return fail(failures.refreshTokenNotFound)
  const account = await findUser(trx, session.user_id)
  if (account === undefined || account.user.deleted_at !== null) return fail(failures.refreshTokenNotFound)
  if (isBanned(account.user.banned_until, context.now())) return fail(failures.refreshUserBanned)
  const end = await sessionEnd(context, trx, session)
  if (end !== undefined) return fail(end)
  if (await isStolen(context, trx, { claim, session })) {
    return context.settings.refreshTokenRotation
      ? endStolenSession(context, trx, { account, session, caller })
      : fail(failures.refreshTokenUsed)
  }
  // Raising the session returned a new token: an older one is stolen or late.
  if (claim.counter < session.raised_counter) return fail(failures.refreshTokenUsed)
  const live = claim.counter === session.refresh_counter ? await rotate(context, trx, session) : session
  await touchSession(trx, session.id, { now: context.now(), ip: caller.ip, userAgent: caller.userAgent })
  await audit(context, trx, { action: 'token_refreshed', user: account.user, caller })
  return succeed({ account, session: live })
}

async function isStolen(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { claim, session }: { claim: RefreshTokenClaim; session: SessionRow },
): Promise<boolean> {
  if (claim.counter >= session.refresh_counter - 1) return false
  return !(await rotatedSince(trx, claim, reuseStart(context)))
}

async function endStolenSession(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { account, session, caller }: { account: UserWithIdentities; session: SessionRow; caller: Caller },
): Promise<Result<never, FailureReply>> {
  await deleteSessions(trx, { userId: account.user.id, sessionId: session.id }, 'local')
  await audit(context, trx, { action: 'token_revoked', user: account.user, caller })
  caller.log.warn({ event: 'refresh_token_reused', userId: account.user.id, sessionId: session.id })
  return fail(failures.refreshTokenUsed)
}

function rotate(context: AuthContext, trx: Kysely<AuthTables>, session: SessionRow): Promise<SessionRow> {
  return rotateRefreshToken(trx, session, { now: context.now(), forgetBefore: reuseStart(context) })
}

function reuseStart(context: AuthContext): Date {
  return new Date(context.now().getTime() - context.settings.lifetimes.refreshReuseSeconds * 1000)
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}
