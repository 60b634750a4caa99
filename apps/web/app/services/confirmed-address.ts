import type { AuthUser } from '@dst/auth'
import { writeHandOver } from './hand-over'

/** Leaves for the questionnaire that this person's address has just been confirmed. */
export function leaveConfirmedAddress({ email, firstName, lastName }: Pick<AuthUser, 'email' | 'firstName' | 'lastName'>): void {
  writeHandOver('justVerified', true)
  writeHandOver('emailVerified', true)
  writeHandOver('verifiedEmail', email)
  writeHandOver('freshUserMetadata', { email, firstName, lastName })
}
