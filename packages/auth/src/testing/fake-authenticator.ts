import type { AuthFactor } from '../session'

/** When the fake's second factors and passkeys were added. */
export const addedAt = '2026-01-02T03:04:05.678Z'

/** An authenticator as the fake's accounts hold it. */
export function fakeAuthenticator(status: AuthFactor['status']): AuthFactor {
  return { id: 'factor-1', kind: 'totp', status, addedAt }
}
