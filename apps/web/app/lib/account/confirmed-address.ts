import { hasDroppedPassword, type AuthUser } from '@dst/auth'
import { paths } from '~/paths.ts'
import { writeHandOver } from '~/services/hand-over.ts'
import { worksAtDesk } from './desk-role.ts'

/** Tells the questionnaire that this user's email address has just been confirmed. */
export function leaveConfirmedAddress({
  email,
  firstName,
  lastName,
}: Pick<AuthUser, 'email' | 'firstName' | 'lastName'>): void {
  writeHandOver('justVerified', true)
  writeHandOver('emailVerified', true)
  writeHandOver('verifiedEmail', email)
  writeHandOver('freshUserMetadata', { email, firstName, lastName })
}

/** The page after a confirmation. */
export type ConfirmedPath = typeof paths.questionnaire | typeof paths.resetPassword | typeof paths.desk

/**
 * Where a user goes after confirming their email address: to the questionnaire, or the desk for its members, once they
 * have a password.
 */
export function pathAfterConfirmation(user: Pick<AuthUser, 'appMetadata'>): ConfirmedPath {
  if (hasDroppedPassword(user)) return paths.resetPassword
  return worksAtDesk(user) ? paths.desk : paths.questionnaire
}
