import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { AuthContext } from '../context'
import { shownAppMetadata } from '../database/dropped-password'
import type { SessionRow, UserRow } from '../database/tables'
import { badToken, failures, type AuthFailure } from '../failures'
import { fail, succeed, type Result } from '../result'

/** An access token and when it ends, in Unix seconds. */
export interface AccessToken {
  token: string
  expiresAt: number
}

/** The claims that this server relies on; everything else is read from the database again. */
export interface AccessClaims {
  userId: string
  sessionId: string
}

/** Whom the tokens of this server are for: signed-in people. */
export const ownAudience = 'authenticated'

const claimsSchema = z.object({
  sub: z.string().optional(),
  session_id: z.string().optional(),
})

/** Signs an access token for one session of a user. */
export async function signAccessToken(context: AuthContext, user: UserRow, session: SessionRow): Promise<AccessToken> {
  const { settings, keys } = context
  const issuedAt = Math.floor(context.now().getTime() / 1000)
  const expiresAt = issuedAt + settings.lifetimes.accessTokenSeconds
  const claims = {
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: shownAppMetadata(user),
    user_metadata: user.user_metadata,
    role: user.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  }
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: keys.signing.alg, typ: 'JWT', kid: keys.signing.kid })
    .setIssuer(settings.externalUrl)
    .setSubject(user.id)
    .setAudience(ownAudience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(keys.signing.key)
  return { token, expiresAt }
}

/** Checks signature, algorithm, issuer, audience and expiry. Whether user and session still exist is the caller's question. */
export async function readAccessToken(context: AuthContext, token: string): Promise<Result<AccessClaims, AuthFailure>> {
  try {
    const { payload } = await jwtVerify(token, (header) => verificationKey(context, header), {
      algorithms: context.keys.algorithms,
      issuer: context.settings.externalUrl,
      audience: ownAudience,
      requiredClaims: ['exp'],
      currentDate: context.now(),
    })
    const claims = claimsSchema.safeParse(payload)
    if (!claims.success) return fail(badToken('token has invalid claims'))
    const { sub, session_id: sessionId } = claims.data
    if (sub === undefined || sub === '') return fail(failures.subjectMissing)
    if (!z.uuid().safeParse(sub).success) return fail(failures.subjectFormat)
    if (!z.uuid().safeParse(sessionId).success || sessionId === undefined) return fail(failures.sessionGone)
    return succeed({ userId: sub, sessionId })
  } catch (error) {
    if (error instanceof errors.JOSEError) return fail(badToken(reason(error)))
    throw error
  }
}

function verificationKey(context: AuthContext, header: { kid?: string; alg?: string }) {
  const found = context.keys.verifying.get(header.kid ?? '')
  if (found === undefined) throw new errors.JWKSNoMatchingKey()
  // One algorithm a key: a token may not choose another one for it.
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
