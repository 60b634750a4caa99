import type { AuthUser } from '@dst/auth'
import type { Investor } from '@dst/contracts'
import { nameMaximumLength } from '@dst/domain/parameters'
import { readHandOver } from '~/services/hand-over.ts'

/** The user who fills in the questionnaire, as far as earlier pages and the auth service know. */
export interface Person {
  userId: string
  email: string
  firstName: string
  lastName: string
  /** From the sign-up in this browser, if it was this user's. */
  username: string | undefined
  dateOfBirth: string | null
  phoneNumber: string | null
  authProvider: 'google' | 'email'
}

/** Whether the account comes from Google, which has already verified the address. */
export function cameFromGoogle(user: AuthUser): boolean {
  return user.provider === 'google' || (readHandOver('oauthUser') === true && isOf(user, readHandOver('userData')))
}

/**
 * The user of an account. Data left by other pages counts only if it has the same email address: someone else may have
 * used this tab before.
 */
export function contactOf(user: AuthUser): Person {
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

/**
 * The same user with the data of their record, which they may have edited since: the record takes precedence over the
 * account.
 */
export function contactInRecord(person: Person, { email, firstName, lastName, phoneNumber }: Investor): Person {
  return {
    ...person,
    email,
    firstName: firstName || person.firstName,
    lastName: lastName || person.lastName,
    phoneNumber: phoneNumber || person.phoneNumber,
  }
}

/**
 * Names from Google and older accounts can be longer than the record allows; rejecting them would leave the user stuck.
 */
function asRecorded(name: string): string {
  return name.trim().slice(0, nameMaximumLength)
}

/** The user's full name; empty when unknown. */
export function fullName({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

function ofSameAddress<Left extends { email: string }>(user: AuthUser, left: Left | undefined): Left | undefined {
  return isOf(user, left) ? left : undefined
}

function isOf(user: AuthUser, left: { email: string } | undefined): boolean {
  return left !== undefined && left.email.trim().toLowerCase() === user.email.toLowerCase()
}
