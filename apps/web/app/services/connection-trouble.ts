import type { ApiFailure } from '@dst/api-client'
import type { AuthFailure } from '@dst/auth'
import { connectionErrors, serviceAwayError } from '@dst/domain/errors/connection'

const firstServerError = 500

/**
 * What to tell where a call got no answer at all; undefined where the server or the auth service said something, or
 * took too long. The browser's own word decides between being offline and a network that fails.
 */
export function connectionTrouble(failure: ApiFailure | AuthFailure): string | undefined {
  if (failure.kind === 'offline' || failure.kind === 'network') return connectionErrors[failure.kind].message
  if (failure.kind !== 'unavailable' || (failure.provider.status ?? 0) >= firstServerError) return undefined
  return connectionErrors[isOffline() ? 'offline' : 'network'].message
}

/** The same, and also where the auth service answers that it cannot serve: its words about that are not for people. */
export function serviceTrouble(failure: AuthFailure): string | undefined {
  return connectionTrouble(failure) ?? (failure.kind === 'unavailable' ? serviceAwayError.message : undefined)
}

/** Whether the browser says that it is offline; what it says of being online is no more than a guess. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}
