import type { AuthUser } from '@dst/auth'

/** Whether the account can sign in with a password; where identities are unknown, how it was made decides. */
export function hasPassword({ identities, provider }: Pick<AuthUser, 'identities' | 'provider'>): boolean {
  return identities.length === 0 ? provider === 'email' : identities.some((identity) => identity.provider === 'email')
}
