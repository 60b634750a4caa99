import type { AuthUser } from './session.ts'

/**
 * Whether the account's password was dropped and its owner has not chosen a new one. This happens when two sign-ups (by
 * two people, or by one person twice) used different passwords before the address was confirmed. A hosted service never
 * reports this; it keeps the first password.
 */
export function hasDroppedPassword({ appMetadata }: Pick<AuthUser, 'appMetadata'>): boolean {
  return appMetadata['password_dropped'] === true
}
