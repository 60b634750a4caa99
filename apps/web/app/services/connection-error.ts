import type { ApiFailure } from '@dst/api-client'
import type { AuthFailure } from '@dst/auth'
import { connectionErrors, serviceAwayError } from '@dst/domain/errors/connection'

const firstServerError = 500

/**
 * The message for a call that got no response; undefined if the server or the auth service responded, or if the call
 * timed out. The browser's own status decides between being offline and a network failure.
 */
export function connectionErrorMessage(failure: ApiFailure | AuthFailure): string | undefined {
  if (failure.kind === 'offline' || failure.kind === 'network') return connectionErrors[failure.kind].message
  if (failure.kind !== 'unavailable' || (failure.provider.status ?? 0) >= firstServerError) return undefined
  return connectionErrors[isOffline() ? 'offline' : 'network'].message
}

/** The same, and also if the auth service responds that it is out of service: its own message isn't meant for users. */
export function serviceErrorMessage(failure: AuthFailure): string | undefined {
  return connectionErrorMessage(failure) ?? (failure.kind === 'unavailable' ? serviceAwayError.message : undefined)
}

/** Whether the browser reports being offline; when it reports being online, that is only a guess. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}
