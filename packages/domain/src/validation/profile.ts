import { nameMaximumLength, profileLimits } from '../parameters/account'
import { isBasicEmail, isBlank, isLonger, isPhoneNumber } from './entered-text'
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
  | 'first-name-too-long'
  | 'last-name-required'
  | 'last-name-too-long'
  | 'email-required'
  | 'email-too-long'
  | 'email-invalid'
  | 'phone-too-long'
  | 'phone-invalid'
  | 'location-too-long'
  | 'bio-too-long'

const longestName = nameMaximumLength.value
const limits = profileLimits.value

/**
 * Issues of the profile form in its order; empty when it may be saved. The phone number is optional, and lengths are
 * those of the trimmed text.
 * @source specification section 5, Profile save; parameters `nameMaximumLength` and `profileLimits`
 */
export function validateProfile(entry: ProfileEntry): ValidationIssue<ProfileIssueCode>[] {
  return issuesFrom(profileIssues, [
    isBlank(entry.firstName) && 'first-name-required',
    isLonger(entry.firstName, longestName) && 'first-name-too-long',
    isBlank(entry.lastName) && 'last-name-required',
    isLonger(entry.lastName, longestName) && 'last-name-too-long',
    emailIssue(entry.email),
    phoneIssue(entry.phoneNumber),
    isLonger(entry.location, limits.location) && 'location-too-long',
    isLonger(entry.bio, limits.bio) && 'bio-too-long',
  ])
}

function emailIssue(email: string): ProfileIssueCode | false {
  if (isBlank(email)) return 'email-required'
  if (isLonger(email, limits.email)) return 'email-too-long'
  return !isBasicEmail(email) && 'email-invalid'
}

function phoneIssue(phoneNumber: string): ProfileIssueCode | false {
  if (isBlank(phoneNumber)) return false
  if (isLonger(phoneNumber, limits.phoneNumber)) return 'phone-too-long'
  return !isPhoneNumber(phoneNumber) && 'phone-invalid'
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
  'first-name-too-long': { field: 'firstName', message: `First name must be at most ${longestName} characters` },
  'last-name-required': { field: 'lastName', message: 'Last name is required' },
  'last-name-too-long': { field: 'lastName', message: `Last name must be at most ${longestName} characters` },
  'email-required': { field: 'email', message: 'Email address is required' },
  'email-too-long': { field: 'email', message: `Email address must be at most ${limits.email} characters` },
  'email-invalid': { field: 'email', message: 'Please enter a valid email address' },
  'phone-too-long': { field: 'phoneNumber', message: `Phone number must be at most ${limits.phoneNumber} characters` },
  'phone-invalid': { field: 'phoneNumber', message: 'Please enter a valid phone number' },
  'location-too-long': { field: 'location', message: `Location must be at most ${limits.location} characters` },
  'bio-too-long': { field: 'bio', message: `Bio must be at most ${limits.bio} characters` },
} satisfies IssueTable<ProfileIssueCode>
