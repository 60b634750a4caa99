import { hasDroppedPassword, type AuthUser } from '@dst/auth'
import { paths } from '~/paths'
import { writeHandOver } from './hand-over'

/** Leaves for the questionnaire that this person's address has just been confirmed. */
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

/** Where a person goes whose address has just been confirmed: on to the questionnaire, once they have a password. */
export function pathAfterConfirmation(user: Pick<AuthUser, 'appMetadata'>): ConfirmedPath {
  return hasDroppedPassword(user) ? paths.resetPassword : paths.questionnaire
}
