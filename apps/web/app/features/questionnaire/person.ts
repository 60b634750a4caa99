import type { AuthUser } from '@dst/auth'
import type { Investor } from '@dst/contracts'
import { nameMaximumLength } from '@dst/domain/parameters'
import { readHandOver } from '~/services/hand-over'

/** Who fills in the questionnaire, as far as earlier pages and the auth service know. */
export interface Person {
  userId: string
  email: string
  firstName: string
  lastName: string
  /** From the sign-up of this browser, if it was that of this person. */
  username: string | undefined
  dateOfBirth: string | null
  phoneNumber: string | null
  authProvider: 'google' | 'email'
}

/** Whether the account came from Google, which has verified the address already. */
export function cameFromGoogle(user: AuthUser): boolean {
  return user.provider === 'google' || (readHandOver('oauthUser') === true && isOf(user, readHandOver('userData')))
}

/**
 * The person behind an account. What pages left for each other counts only when it is about the same address:
 * another person may have used this tab before.
 */
export function personOf(user: AuthUser): Person {
  const registration = ofSameAddress(user, readHandOver('registrationData'))
  const google = cameFromGoogle(user)
  const names =
    (google ? ofSameAddress(user, readHandOver('userData')) : undefined) ??
    registration ??
    ofSameAddress(user, readHandOver('freshUserMetadata'))
  return {
    userId: user.id,
    email: user.email,
    firstName: asRecorded(names?.firstName || user.firstName),
    lastName: asRecorded(names?.lastName || user.lastName),
    username: registration?.username || undefined,
    dateOfBirth: registration?.dateOfBirth || null,
    phoneNumber: registration?.phoneNumber || null,
    authProvider: google ? 'google' : 'email',
  }
}

/** The same person by their record, which they may have edited since: what it knows stands before what the account knows. */
export function personInRecord(person: Person, { email, firstName, lastName, phoneNumber }: Investor): Person {
  return {
    ...person,
    email,
    firstName: firstName || person.firstName,
    lastName: lastName || person.lastName,
    phoneNumber: phoneNumber || person.phoneNumber,
  }
}

/** Google and older accounts can bring a longer name than the record takes; a refusal would be a dead end here. */
function asRecorded(name: string): string {
  return name.trim().slice(0, nameMaximumLength.value)
}

/** The name to address a person by; empty when unknown. */
export function fullName({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

function ofSameAddress<Left extends { email: string }>(user: AuthUser, left: Left | undefined): Left | undefined {
  return isOf(user, left) ? left : undefined
}

function isOf(user: AuthUser, left: { email: string } | undefined): boolean {
  return left !== undefined && left.email.trim().toLowerCase() === user.email.toLowerCase()
}
