import type { AuthUser } from './session'

/**
 * Whether the account's password was dropped, and its owner has not chosen another: two people, or one person twice, signed
 * up with different ones before the address was confirmed. A hosted service never says so; it keeps the first password.
 */
export function hasDroppedPassword({ appMetadata }: Pick<AuthUser, 'appMetadata'>): boolean {
  return appMetadata['password_dropped'] === true
}
