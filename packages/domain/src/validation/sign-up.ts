import { nameMaximumLength, passwordMinimumLength, profileLimits } from '../parameters/account.ts'
import { foreignLettersMessage, hasForeignLetters, isBlank, isLonger } from './entered-text.ts'
import { issuesFrom, type IssueTable, type ValidationIssue } from './validation-issue.ts'

/** The fields of the sign-up form. */
export interface SignUpEntry {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly termsAccepted: boolean
}

/** Everything that can be wrong with a sign-up. */
export type SignUpIssueCode =
  | 'first-name-required'
  | 'first-name-too-long'
  | 'last-name-required'
  | 'last-name-too-long'
  | 'email-required'
  | 'email-too-long'
  | 'email-invalid'
  | 'email-letters'
  | 'password-too-short'
  | 'terms-not-accepted'

const maxNameLength = nameMaximumLength
const maxEmailLength = profileLimits.email

/**
 * All issues of a sign-up, in the order of the form; empty when it can be sent.
 * The email address only needs an at sign, and letters that mail can reach. Whitespace alone counts as empty.
 * @source docs/product/accounts.md#sign-up; parameters `nameMaximumLength` and `profileLimits`, because the record
 * takes nothing longer
 */
export function validateSignUp(entry: SignUpEntry): ValidationIssue<SignUpIssueCode>[] {
  const noEmail = isBlank(entry.email)
  return issuesFrom(signUpIssues, [
    isBlank(entry.firstName) && 'first-name-required',
    isLonger(entry.firstName, maxNameLength) && 'first-name-too-long',
    isBlank(entry.lastName) && 'last-name-required',
    isLonger(entry.lastName, maxNameLength) && 'last-name-too-long',
    noEmail && 'email-required',
    !noEmail && emailIssue(entry.email),
    entry.password.length < passwordMinimumLength && 'password-too-short',
    !entry.termsAccepted && 'terms-not-accepted',
  ])
}

function emailIssue(email: string): SignUpIssueCode | false {
  if (isLonger(email, maxEmailLength)) return 'email-too-long'
  if (!email.includes('@')) return 'email-invalid'
  return hasForeignLetters(email) && 'email-letters'
}

const signUpIssues = {
  'first-name-required': { field: 'firstName', message: 'First name is required' },
  'first-name-too-long': { field: 'firstName', message: `First name must be at most ${maxNameLength} characters` },
  'last-name-required': { field: 'lastName', message: 'Last name is required' },
  'last-name-too-long': { field: 'lastName', message: `Last name must be at most ${maxNameLength} characters` },
  'email-required': { field: 'email', message: 'Email is required' },
  'email-too-long': { field: 'email', message: `Email must be at most ${maxEmailLength} characters` },
  'email-invalid': { field: 'email', message: 'Please enter a valid email' },
  'email-letters': { field: 'email', message: foreignLettersMessage },
  'password-too-short': {
    field: 'password',
    message: `Password must be at least ${passwordMinimumLength} characters`,
  },
  'terms-not-accepted': {
    field: 'termsAccepted',
    message: 'You must agree to the Terms of Service and Privacy Policy',
  },
} satisfies IssueTable<SignUpIssueCode>
