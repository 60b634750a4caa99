import { nameMaximumLength, profileLimits } from '../parameters/account.ts'
import { isBasicEmail, isBlank, isLonger, isPhoneNumber } from './entered-text.ts'
import { emailIssue, firstNameIssue, lastNameIssue, personIssues, type PersonIssueCode } from './person-fields.ts'
import { issuesFrom, type IssueTable, type ValidationIssue } from './validation-issue.ts'

/** The fields of the profile, in the order of its form. Every map of profile fields is keyed by this list. */
export const profileFields = ['firstName', 'lastName', 'email', 'phoneNumber', 'location', 'bio'] as const

/** The name of a field of the profile that a person fills in. */
export type ProfileField = (typeof profileFields)[number]

/** The profile as entered. */
export type ProfileEntry = Readonly<Record<ProfileField, string>>

/** Everything that can be wrong with a profile. */
export type ProfileIssueCode =
  PersonIssueCode | 'phone-too-long' | 'phone-invalid' | 'location-too-long' | 'bio-too-long'

const limits = profileLimits

/**
 * Issues of the profile form in the order of its fields; empty when it can be saved. The phone number is optional, and
 * lengths apply to the trimmed text.
 * @source docs/product/profile.md#fields; parameters `nameMaximumLength`, `profileLimits`
 */
export function validateProfile(entry: ProfileEntry): ValidationIssue<ProfileIssueCode>[] {
  return issuesFrom(
    profileIssues,
    profileFields.map((field) => issueOf[field](entry[field])),
  )
}

const issueOf = {
  firstName: (name) => firstNameIssue(name, nameMaximumLength),
  lastName: (name) => lastNameIssue(name, nameMaximumLength),
  email: (email) => emailIssue(email, limits.email, isBasicEmail),
  phoneNumber: phoneIssue,
  location: (location) => isLonger(location, limits.location) && 'location-too-long',
  bio: (bio) => isLonger(bio, limits.bio) && 'bio-too-long',
} satisfies Record<ProfileField, (text: string) => ProfileIssueCode | false>

function phoneIssue(phoneNumber: string): ProfileIssueCode | false {
  if (isBlank(phoneNumber)) return false
  if (isLonger(phoneNumber, limits.phoneNumber)) return 'phone-too-long'
  return !isPhoneNumber(phoneNumber) && 'phone-invalid'
}

/**
 * The profile as it is sent: every field without surrounding whitespace.
 * @source docs/product/profile.md#fields
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
  ...personIssues({ name: nameMaximumLength, email: limits.email }),
  'email-required': { field: 'email', message: 'Email address is required' },
  'email-too-long': { field: 'email', message: `Email address must be at most ${limits.email} characters` },
  'email-invalid': { field: 'email', message: 'Please enter a valid email address' },
  'phone-too-long': { field: 'phoneNumber', message: `Phone number must be at most ${limits.phoneNumber} characters` },
  'phone-invalid': { field: 'phoneNumber', message: 'Please enter a valid phone number' },
  'location-too-long': { field: 'location', message: `Location must be at most ${limits.location} characters` },
  'bio-too-long': { field: 'bio', message: `Bio must be at most ${limits.bio} characters` },
} satisfies IssueTable<ProfileIssueCode>
