import { fail, succeed, type Result } from '@dst/domain/result'
import type { JWTPayload } from 'jose'
import type { TokenFailure } from './token-failure.ts'

/** Claims of a verified access token about its bearer. */
export interface TokenClaims {
  /** UUID of the account. */
  userId: string
  /** Lower case; never empty. */
  email: string
  /** UUID of the session; empty if the service does not provide it. */
  sessionId: string
  /** How the account was created: `email`, `google`, ... */
  provider: string
  /** `aal2` after a second factor. */
  aal: 'aal1' | 'aal2'
  /** Names and the like, as entered by the user or provider: never a source of permissions. */
  userMetadata: Readonly<Record<string, unknown>>
  /** Set by the service and its administrators only, as of the token's last refresh. */
  appMetadata: Readonly<Record<string, unknown>>
  /** Expiration time in seconds since the Unix epoch. */
  expiresAt: number
  /** When the user last authenticated, in seconds since the Unix epoch; a refresh does not count. Absent if unknown. */
  signedInAt?: number
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Reads the claims of a payload whose signature, issuer, audience and expiry have been checked. */
export function claimsFrom(payload: JWTPayload): Result<TokenClaims, TokenFailure> {
  if (payload['is_anonymous'] === true) return fail({ code: 'anonymous' })
  // A service key signed with the same key is not a user.
  if (payload['role'] !== undefined && payload['role'] !== 'authenticated') return fail({ code: 'wrong_audience' })
  const email = text(payload['email']).trim().toLowerCase()
  const userId = text(payload.sub)
  const sessionId = text(payload['session_id'])
  const isUsable = uuid.test(userId) && email !== '' && (sessionId === '' || uuid.test(sessionId))
  if (!isUsable || payload.exp === undefined) return fail({ code: 'malformed' })
  const signedInAt = newestSignIn(payload['amr'])
  const appMetadata = record(payload['app_metadata'])
  return succeed({
    userId: userId.toLowerCase(),
    email,
    sessionId,
    provider: text(appMetadata['provider']) || 'email',
    aal: payload['aal'] === 'aal2' ? 'aal2' : 'aal1',
    userMetadata: record(payload['user_metadata']),
    appMetadata,
    expiresAt: payload.exp,
    ...(signedInAt === undefined ? {} : { signedInAt }),
  })
}

/** The methods that a session was authenticated with, each with its timestamp. */
function newestSignIn(amr: unknown): number | undefined {
  const entries = Array.isArray(amr) ? amr.map((entry: unknown) => record(entry)) : []
  const times = entries
    .filter(({ method }) => method !== 'token_refresh' && method !== 'anonymous')
    .flatMap(({ timestamp }) => (typeof timestamp === 'number' && Number.isFinite(timestamp) ? [timestamp] : []))
  return times.length === 0 ? undefined : Math.max(...times)
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
