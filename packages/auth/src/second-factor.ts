import type { AuthFactor, AuthUser, Session } from './session'
import { jsonRecord } from './stored-session'

/** The verified second factors that a person types codes of. */
export function authenticatorsOf({ factors }: Pick<AuthUser, 'factors'>): readonly AuthFactor[] {
  return factors.filter(({ kind, status }) => kind === 'totp' && status === 'verified')
}

/**
 * Whether the account has a second factor that this session has not passed. Decides what a page shows, and no more: the
 * token is read without a look at its signature.
 */
export function owesSecondFactor({ accessToken, user }: Session): boolean {
  return user.factors.some(({ status }) => status === 'verified') && assuranceOf(accessToken) !== 'aal2'
}

function assuranceOf(accessToken: string): unknown {
  const [, payload = ''] = accessToken.split('.')
  return jsonRecord(textOf(payload))['aal']
}

/** Names beyond ASCII come out garbled; the level does not. */
function textOf(base64url: string): string {
  try {
    return atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}
