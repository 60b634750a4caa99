import type { AuthUser } from '@dst/auth'

/**
 * Whether the account can sign in with a password; if its identities are unknown, the provider it was created with
 * decides.
 */
export function hasPassword({ identities, provider }: Pick<AuthUser, 'identities' | 'provider'>): boolean {
  return identities.length === 0 ? provider === 'email' : identities.some((identity) => identity.provider === 'email')
}
