import type { FastifyRequest } from 'fastify'
import type { AuthContext } from '../context/context.ts'
import { findSession } from '../database/sessions.ts'
import { findUser } from '../database/users.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { readAccessToken, type AccessClaims } from '../tokens/access-token.ts'
import { isKey } from './api-key.ts'
import type { SignedIn } from './session-json.ts'

/** The user and session of a call's bearer token, both re-read from the database. */
export async function authenticate(
  context: AuthContext,
  request: FastifyRequest,
): Promise<Result<SignedIn, FailureReply>> {
  const token = bearerToken(request)
  if (token === undefined) return fail(failures.noAuthorization)
  if (isStaticKey(context, token)) return fail(failures.subjectMissing)
  const claims = await readAccessToken(context, token)
  if (!claims.ok) return claims
  return currentSession(context, claims.value)
}

/** The user and session named by a token's claims, as currently in the database. */
export async function currentSession(
  context: AuthContext,
  { userId, sessionId }: AccessClaims,
): Promise<Result<SignedIn, FailureReply>> {
  const account = await findUser(context.db, userId)
  if (account === undefined || account.user.deleted_at !== null) return fail(failures.subjectGone)
  const session = await findSession(context.db, sessionId, userId)
  if (session === undefined) return fail(failures.sessionGone)
  if (isBanned(account.user.banned_until, context.now())) return fail(failures.userBanned)
  return succeed({ account, session })
}

/** Whether a call carries the secret key, as `apikey` or as bearer token. */
export function isAdministrator(context: AuthContext, request: FastifyRequest): boolean {
  const { serviceKey } = context.settings
  const key = request.headers.apikey
  return isKey(bearerToken(request) ?? '', serviceKey) || isKey(typeof key === 'string' ? key : '', serviceKey)
}

/** The token of an `Authorization: Bearer` header, if there is one. */
export function bearerToken(request: FastifyRequest): string | undefined {
  return /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** Whether a ban is in force. */
export function isBanned(bannedUntil: Date | null, now: Date): boolean {
  return bannedUntil !== null && bannedUntil > now
}

function isStaticKey({ settings }: AuthContext, token: string): boolean {
  return isKey(token, settings.anonKey) || isKey(token, settings.serviceKey)
}
