import { nameMaximumLength, profileLimits } from '../parameters/account.ts'
import {
  foreignLettersMessage,
  hasForeignLetters,
  isBasicEmail,
  isBlank,
  isLonger,
  isPhoneNumber,
} from './entered-text.ts'
import { issuesFrom, type IssueTable, type ValidationIssue } from './validation-issue.ts'

/** The fields of the profile, in the order of its form. Every map of profile fields is keyed by this list. */
export const profileFields = ['firstName', 'lastName', 'email', 'phoneNumber', 'location', 'bio'] as const

/** The name of a field of the profile that a person fills in. */
export type ProfileField = (typeof profileFields)[number]

/** The profile as entered. */
export type ProfileEntry = Readonly<Record<ProfileField, string>>

/** Everything that can be wrong with a profile. */
export type ProfileIssueCode =
  | 'first-name-required'
  | 'first-name-too-long'
  | 'last-name-required'
  | 'last-name-too-long'
  | 'email-required'
  | 'email-too-long'
  | 'email-invalid'
  | 'email-letters'
  | 'phone-too-long'
  | 'phone-invalid'
  | 'location-too-long'
  | 'bio-too-long'

const maxNameLength = nameMaximumLength
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
  firstName: (name) => (isBlank(name) ? 'first-name-required' : isLonger(name, maxNameLength) && 'first-name-too-long'),
  lastName: (name) => (isBlank(name) ? 'last-name-required' : isLonger(name, maxNameLength) && 'last-name-too-long'),
  email: emailIssue,
  phoneNumber: phoneIssue,
  location: (location) => isLonger(location, limits.location) && 'location-too-long',
  bio: (bio) => isLonger(bio, limits.bio) && 'bio-too-long',
} satisfies Record<ProfileField, (text: string) => ProfileIssueCode | false>

function emailIssue(email: string): ProfileIssueCode | false {
  if (isBlank(email)) return 'email-required'
  if (isLonger(email, limits.email)) return 'email-too-long'
  if (hasForeignLetters(email)) return 'email-letters'
  return !isBasicEmail(email) && 'email-invalid'
}

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
  'first-name-required': { field: 'firstName', message: 'First name is required' },
  'first-name-too-long': { field: 'firstName', message: `First name must be at most ${maxNameLength} characters` },
  'last-name-required': { field: 'lastName', message: 'Last name is required' },
  'last-name-too-long': { field: 'lastName', message: `Last name must be at most ${maxNameLength} characters` },
  'email-required': { field: 'email', message: 'Email address is required' },
  'email-too-long': { field: 'email', message: `Email address must be at most ${limits.email} characters` },
  'email-invalid': { field: 'email', message: 'Please enter a valid email address' },
  'email-letters': { field: 'email', message: foreignLettersMessage },
  'phone-too-long': { field: 'phoneNumber', message: `Phone number must be at most ${limits.phoneNumber} characters` },
  'phone-invalid': { field: 'phoneNumber', message: 'Please enter a valid phone number' },
  'location-too-long': { field: 'location', message: `Location must be at most ${limits.location} characters` },
  'bio-too-long': { field: 'bio', message: `Bio must be at most ${limits.bio} characters` },
} satisfies IssueTable<ProfileIssueCode>
