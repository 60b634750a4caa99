import { claimsOf } from './token-claims.ts'
import type { Session } from './session.ts'

/** When the service ends sessions, in seconds: after their sign-in, and after their last refresh. */
export interface SessionEndLimits {
  timeboxSeconds?: number | undefined
  inactivitySeconds?: number | undefined
}

/** The end of a session, and whether it is because of its age or because it wasn't used. */
export interface SessionEnd {
  /** In milliseconds since the Unix epoch. */
  at: number
  reason: 'age' | 'inactivity'
}

/**
 * When a session ends unless it is refreshed until then; undefined if it doesn't, or its token doesn't say when it
 * began. Use it only to decide what a page shows: the token's signature is not verified.
 */
export function sessionEnd(
  { accessToken }: Pick<Session, 'accessToken'>,
  { timeboxSeconds = Infinity, inactivitySeconds = Infinity }: SessionEndLimits,
): SessionEnd | undefined {
  const claims = claimsOf(accessToken)
  const began = Math.min(...signInsOf(claims['amr']))
  const refreshed = claims['iat']
  const byAge = (began + timeboxSeconds) * 1000
  const byInactivity = typeof refreshed === 'number' ? (refreshed + inactivitySeconds) * 1000 : Infinity
  const at = Math.min(byAge, byInactivity)
  return Number.isFinite(at) ? { at, reason: byInactivity < byAge ? 'inactivity' : 'age' } : undefined
}

/** When each way of signing in was used; the first of them began the session. */
function signInsOf(methods: unknown): number[] {
  if (!Array.isArray(methods)) return []
  return methods
    .map((method: unknown) => (method as { timestamp?: unknown } | null)?.timestamp)
    .filter((timestamp) => typeof timestamp === 'number')
}
