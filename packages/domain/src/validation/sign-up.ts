import { nameMaximumLength, passwordMinimumLength } from '../parameters/account'
import { isBlank, isLonger } from './entered-text'
import { issuesFrom, type IssueTable, type ValidationIssue } from './validation-issue'

/** What the sign-up form holds. */
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
  | 'email-invalid'
  | 'password-too-short'
  | 'terms-not-accepted'

const longestName = nameMaximumLength.value

/**
 * All issues of a sign-up together, in the order of the form; empty when it may be sent.
 * The address only needs an at sign. White space alone counts as nothing entered.
 * @source specification section 5, Sign-up; parameter `nameMaximumLength`, because the record takes no longer name
 */
export function validateSignUp(entry: SignUpEntry): ValidationIssue<SignUpIssueCode>[] {
  const noEmail = isBlank(entry.email)
  return issuesFrom(signUpIssues, [
    isBlank(entry.firstName) && 'first-name-required',
    isLonger(entry.firstName, longestName) && 'first-name-too-long',
    isBlank(entry.lastName) && 'last-name-required',
    isLonger(entry.lastName, longestName) && 'last-name-too-long',
    noEmail && 'email-required',
    !noEmail && !entry.email.includes('@') && 'email-invalid',
    entry.password.length < passwordMinimumLength.value && 'password-too-short',
    !entry.termsAccepted && 'terms-not-accepted',
  ])
}

const signUpIssues = {
  'first-name-required': { field: 'firstName', message: 'First name is required' },
  'first-name-too-long': { field: 'firstName', message: `First name must be at most ${longestName} characters` },
  'last-name-required': { field: 'lastName', message: 'Last name is required' },
  'last-name-too-long': { field: 'lastName', message: `Last name must be at most ${longestName} characters` },
  'email-required': { field: 'email', message: 'Email is required' },
  'email-invalid': { field: 'email', message: 'Please enter a valid email' },
  'password-too-short': {
    field: 'password',
    message: `Password must be at least ${passwordMinimumLength.value} characters`,
  },
  'terms-not-accepted': {
    field: 'termsAccepted',
    message: 'You must agree to the Terms of Service and Privacy Policy',
  },
} satisfies IssueTable<SignUpIssueCode>
