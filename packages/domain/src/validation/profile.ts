import { isBasicEmail, isBlank, isPhoneNumber } from './entered-text'
import { issuesFrom, type IssueTable, type ValidationIssue } from './validation-issue'

/** The six fields of the profile form. */
export interface ProfileEntry {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phoneNumber: string
  readonly location: string
  readonly bio: string
}

/** Everything that can be wrong with a profile. */
export type ProfileIssueCode =
  | 'first-name-required'
  | 'last-name-required'
  | 'email-required'
  | 'email-invalid'
  | 'phone-invalid'

/**
 * Issues of the profile form in its order; empty when it may be saved. The phone number is optional.
 * @source specification section 5, Profile save
 */
export function validateProfile(
  entry: Pick<ProfileEntry, 'firstName' | 'lastName' | 'email' | 'phoneNumber'>,
): ValidationIssue<ProfileIssueCode>[] {
  const noEmail = isBlank(entry.email)
  return issuesFrom(profileIssues, [
    isBlank(entry.firstName) && 'first-name-required',
    isBlank(entry.lastName) && 'last-name-required',
    noEmail && 'email-required',
    !noEmail && !isBasicEmail(entry.email) && 'email-invalid',
    !isBlank(entry.phoneNumber) && !isPhoneNumber(entry.phoneNumber) && 'phone-invalid',
  ])
}

/**
 * The profile as it is sent: every field without surrounding white space.
 * @source specification section 3, Profile update payload
 */
export function trimProfile(entry: ProfileEntry): ProfileEntry {
  return {
    firstName: entry.firstName.trim(),
    lastName: entry.lastName.trim(),
    email: entry.email.trim(),
    phoneNumber: entry.phoneNumber.trim(),
    location: entry.location.trim(),
    bio: entry.bio.trim(),
  }
}

const profileIssues = {
  'first-name-required': { field: 'firstName', message: 'First name is required' },
  'last-name-required': { field: 'lastName', message: 'Last name is required' },
  'email-required': { field: 'email', message: 'Email address is required' },
  'email-invalid': { field: 'email', message: 'Please enter a valid email address' },
  'phone-invalid': { field: 'phoneNumber', message: 'Please enter a valid phone number' },
} satisfies IssueTable<ProfileIssueCode>
