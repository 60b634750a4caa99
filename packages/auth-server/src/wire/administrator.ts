import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext, Caller } from '../context'
import { failures, type AuthFailure } from '../failures'
import { adminFailures } from '../failures/admin'
import { sessionEnd } from '../flows/session-end'
import { fail, succeed, type Result } from '../result'
import type { AccessClaims } from '../tokens/access-token'
import { isAdministrativeRole, readAdminToken } from '../tokens/admin-token'
import { sameSecret } from './api-key'
import { bearerToken, currentSession, isAdministrator } from './authenticate'
import { callerOf } from './caller'

/** Who administers accounts: the audit log knows them by their role. */
export interface Administrator {
  role: string
  caller: Caller
}

/** The administrator who makes a call: a holder of the secret key, or of a token of this server that names such a role. */
export async function readAdministrator(
  context: AuthContext,
  request: FastifyRequest,
): Promise<Result<Administrator, AuthFailure>> {
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

/**
 * A token of a session is worth no more than the session. An ordinary token lives out its hour when the time of its
 * session is over, as only a refresh looks at that; one that administers does not.
 */
async function sessionFailure(context: AuthContext, claims: AccessClaims): Promise<AuthFailure | undefined> {
  if (![claims.userId, claims.sessionId].every((id) => z.guid().safeParse(id).success)) return failures.sessionGone
  const signedIn = await currentSession(context, claims)
  if (!signedIn.ok) return signedIn.error
  const end = await sessionEnd(context, context.db, signedIn.value.session)
  return end === undefined ? undefined : adminFailures.sessionOver
}
