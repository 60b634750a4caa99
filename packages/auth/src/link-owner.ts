import type { LinkTokens } from './auth-client.ts'
import { claimsOf } from './token-claims.ts'

/** The user whose session a link's tokens would start, according to the tokens. */
export interface LinkOwner {
  userId: string
  email: string
}

/**
 * Reads the owner of an access token, such as a link's; undefined if it names no user. The signature is not checked, so
 * use it only to ask the user for confirmation, or to compare it with another account.
 */
export function linkOwner({ accessToken }: LinkTokens | Pick<LinkTokens, 'accessToken'>): LinkOwner | undefined {
  const { sub, email } = claimsOf(accessToken)
  return typeof sub === 'string' && sub !== ''
    ? { userId: sub, email: typeof email === 'string' ? email : '' }
    : undefined
}
