import { hasDroppedPassword, type AuthUser } from '@dst/auth'
import { paths } from '~/paths.ts'
import { writeHandOver } from '~/services/hand-over.ts'

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
export type ConfirmedPath = typeof paths.questionnaire | typeof paths.resetPassword

/** Where a user goes after confirming their email address: to the questionnaire, once they have a password. */
export function pathAfterConfirmation(user: Pick<AuthUser, 'appMetadata'>): ConfirmedPath {
  return hasDroppedPassword(user) ? paths.resetPassword : paths.questionnaire
}
