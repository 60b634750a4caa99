import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext, Caller } from '../context/context.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { adminFailures } from '../failures/admin.ts'
import { sessionEnd } from './session-end.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import type { AccessClaims } from '../tokens/access-token.ts'
import { isAdministrativeRole, readAdminToken } from '../tokens/admin-token.ts'
import { sameSecret } from './api-key.ts'
import { bearerToken, currentSession, isAdministrator } from './authenticate.ts'
import { callerOf } from './caller.ts'

/** An administrator of accounts: the audit log identifies them by their role. */
export interface Administrator {
  role: string
  caller: Caller
}

/** The administrator who makes a call: a holder of the secret key, or of a token from this server with such a role. */
export async function readAdministrator(
  context: AuthContext,
  request: FastifyRequest,
): Promise<Result<Administrator, FailureReply>> {
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
 * An administrator's token is valid only as long as its session. Ordinary tokens stay valid until they expire even
 * after their session has timed out, because only a refresh checks that.
 */
async function sessionFailure(context: AuthContext, claims: AccessClaims): Promise<FailureReply | undefined> {
  if (![claims.userId, claims.sessionId].every((id) => z.guid().safeParse(id).success)) return failures.sessionGone
  const signedIn = await currentSession(context, claims)
  if (!signedIn.ok) return signedIn.error
  const end = await sessionEnd(context, context.db, signedIn.value.session)
  return end === undefined ? undefined : adminFailures.sessionOver
}
