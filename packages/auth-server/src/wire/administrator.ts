import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext, Caller } from '../context'
import { findSession } from '../database/sessions'
import { findUser } from '../database/users'
import { failures, type AuthFailure } from '../failures'
import { fail, succeed, type Result } from '../result'
import { isAdministrativeRole, readAdminToken } from '../tokens/admin-token'
import { sameSecret } from './api-key'
import { bearerToken, isAdministrator, isBanned } from './authenticate'
import { callerOf } from './caller'

/** Who administers accounts: the audit log knows them by their role. */
export interface Administrator {
  role: string
  caller: Caller
}

/** The administrator who makes a call: a holder of the secret key, or of a token of this server that names such a role. */
export async function readAdministrator(context: AuthContext, request: FastifyRequest): Promise<Result<Administrator, AuthFailure>> {
  const caller = callerOf(request)
  if (isAdministrator(context, request)) return succeed({ role: 'service_role', caller })
  const token = bearerToken(request)
  if (token === undefined) return fail(failures.noAuthorization)
  const { anonKey } = context.settings
  if (anonKey !== undefined && sameSecret(token, anonKey)) return fail(failures.notAdmin)
  const claims = await readAdminToken(context, token)
  if (!claims.ok) return claims
  const { role, userId, sessionId } = claims.value
  if (!isAdministrativeRole(role)) return fail(failures.notAdmin)
  const refusal = sessionId === undefined ? undefined : await sessionFailure(context, { userId, sessionId })
  return refusal === undefined ? succeed({ role, caller }) : fail(refusal)
}

// A token of a session is worth no more than the session.
async function sessionFailure(
  { db, now }: AuthContext,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<AuthFailure | undefined> {
  if (![userId, sessionId].every((id) => z.guid().safeParse(id).success)) return failures.sessionGone
  const account = await findUser(db, userId)
  const session = await findSession(db, sessionId, userId)
  if (account === undefined || session === undefined || account.user.deleted_at !== null) return failures.sessionGone
  return isBanned(account.user.banned_until, now()) ? failures.userBanned : undefined
}
