import type { AuthFactor, AuthUser, Session } from './session.ts'
import { claimsOf } from './token-claims.ts'

/** The verified second factors whose codes a user types. */
export function authenticatorsOf({ factors }: Pick<AuthUser, 'factors'>): readonly AuthFactor[] {
  return factors.filter(({ kind, status }) => kind === 'totp' && status === 'verified')
}

/**
 * Whether the account has a second factor that this session has not passed. Use it only to decide what a page shows:
 * the token's signature is not verified.
 */
export function owesSecondFactor({ accessToken, user }: Session): boolean {
  return user.factors.some(({ status }) => status === 'verified') && claimsOf(accessToken)['aal'] !== 'aal2'
}
