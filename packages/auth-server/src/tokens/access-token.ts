import { errors, jwtVerify, SignJWT, type JWTPayload, type JWTVerifyOptions } from 'jose'
import { z } from 'zod'
import { publicAppMetadata } from '../database/dropped-password.ts'
import type { SessionRow, UserRow } from '../database/tables.ts'
import { badToken, failures, type FailureReply } from '../failures/index.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import type { KeyRing } from '../keys/key-ring.ts'
import { sessionExpiry, type SessionLimits } from '../database/session-limits.ts'

/** An access token, its expiry in Unix seconds, and the seconds until then. */
export interface AccessToken {
  token: string
  expiresAt: number
  expiresIn: number
}

/** The claims that this server relies on; everything else is re-read from the database. */
export interface AccessClaims {
  userId: string
  sessionId: string
}

/** What signing and checking a token needs of the server. */
export interface TokenContext {
  keys: KeyRing
  now: () => Date
  settings: {
    issuer: string
    audience: string
    sessions: SessionLimits
    lifetimes: { accessTokenSeconds: number }
  }
}

const claimsSchema = z.object({
  sub: z.string().optional(),
  session_id: z.string().optional(),
})

/** Signs an access token for one session of a user. It doesn't outlive the session's longest duration. */
export async function signAccessToken(context: TokenContext, user: UserRow, session: SessionRow): Promise<AccessToken> {
  const { settings, keys } = context
  const { alg, kid } = keys.signing
  const issuedAt = Math.floor(context.now().getTime() / 1000)
  const end = sessionExpiry({ timeboxSeconds: settings.sessions.timeboxSeconds }, session)
  const expiresIn = Math.min(
    settings.lifetimes.accessTokenSeconds,
    end === undefined ? Infinity : Math.max(1, Math.floor(end.getTime() / 1000) - issuedAt),
  )
  const expiresAt = issuedAt + expiresIn
  const claims = {
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: publicAppMetadata(user),
    user_metadata: user.user_metadata,
    role: user.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  }
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg, typ: 'JWT', ...(kid === undefined ? {} : { kid }) })
    .setIssuer(settings.issuer)
    .setSubject(user.id)
    .setAudience(settings.audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(keys.signing.key)
  return { token, expiresAt, expiresIn }
}

/**
 * Checks signature, algorithm, issuer, audience and expiry. The caller must check that user and session still exist.
 */
export async function readAccessToken(
  context: TokenContext,
  token: string,
): Promise<Result<AccessClaims, FailureReply>> {
  const payload = await verifyToken(context, token, {
    issuer: context.settings.issuer,
    audience: context.settings.audience,
    requiredClaims: ['exp'],
  })
  if (!payload.ok) return payload
  const claims = claimsSchema.safeParse(payload.value)
  if (!claims.success) return fail(badToken('token has invalid claims'))
  const { sub, session_id: sessionId } = claims.data
  if (sub === undefined || sub === '') return fail(failures.subjectMissing)
  if (!z.guid().safeParse(sub).success) return fail(failures.subjectFormat)
  if (!z.uuid().safeParse(sessionId).success || sessionId === undefined) return fail(failures.sessionGone)
  return succeed({ userId: sub, sessionId })
}

/** The claims of an unexpired token signed by one of this server's keys with that key's algorithm. */
export async function verifyToken(
  context: TokenContext,
  token: string,
  wanted: Pick<JWTVerifyOptions, 'issuer' | 'audience' | 'requiredClaims'> = {},
): Promise<Result<JWTPayload, FailureReply>> {
  try {
    const { payload } = await jwtVerify(token, (header) => verificationKey(context, header), {
      algorithms: context.keys.algorithms,
      currentDate: context.now(),
      ...wanted,
    })
    return succeed(payload)
  } catch (error) {
    if (error instanceof errors.JOSEError) return fail(badToken(reason(error)))
    throw error
  }
}

function verificationKey(context: TokenContext, header: { kid?: string; alg?: string }) {
  const { verifying, shared } = context.keys
  const found = verifying.get(header.kid ?? '')
  if (found === undefined && header.alg === 'HS256' && shared !== undefined) return shared
  if (found === undefined) throw new errors.JWKSNoMatchingKey()
  // One algorithm per key: a token must not choose a different one.
  if (found.alg !== header.alg) throw new errors.JOSEAlgNotAllowed()
  return found.key
}

function reason(error: errors.JOSEError): string {
  if (error instanceof errors.JWTExpired) return 'token has invalid claims: token is expired'
  if (error instanceof errors.JWTClaimValidationFailed) return 'token has invalid claims'
  if (error instanceof errors.JOSEAlgNotAllowed) return 'signing method is invalid'
  if (error instanceof errors.JWKSNoMatchingKey) return 'unrecognized JWT kid'
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature is invalid'
  return 'token is malformed'
}
