import type { AuthFactor } from '../session.ts'

/** Date on which the fake's second factors and passkeys were added. */
export const addedAt = '2026-01-02T03:04:05.678Z'

/** An authenticator as stored by the fake's accounts. */
export function fakeAuthenticator(status: AuthFactor['status']): AuthFactor {
  return { id: 'factor-1', kind: 'totp', status, addedAt }
}
