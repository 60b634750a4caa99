import type { AuthFactor, AuthUser, Session } from './session.ts'
import { jsonRecord } from './stored-session.ts'

/** The verified second factors whose codes a user types. */
export function authenticatorsOf({ factors }: Pick<AuthUser, 'factors'>): readonly AuthFactor[] {
  return factors.filter(({ kind, status }) => kind === 'totp' && status === 'verified')
}

/**
 * Whether the account has a second factor that this session has not passed. Use it only to decide what a page shows:
 * the token's signature is not verified.
 */
export function owesSecondFactor({ accessToken, user }: Session): boolean {
  return user.factors.some(({ status }) => status === 'verified') && assuranceOf(accessToken) !== 'aal2'
}

function assuranceOf(accessToken: string): unknown {
  const [, payload = ''] = accessToken.split('.')
  return jsonRecord(textOf(payload))['aal']
}

/** Garbles names outside ASCII, but not the assurance level. */
function textOf(base64url: string): string {
  try {
    return atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}
