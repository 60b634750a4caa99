import { profileLimits } from '../parameters/account.ts'
import { foreignLettersMessage, hasForeignLetters, isBlank, isLonger, isTypedEmail } from './entered-text.ts'
import { issuesFrom, type IssueTable, type ValidationIssue } from './validation-issue.ts'

/** Everything that can be wrong with a sign-in, or with the address of a reset request. */
export type SignInIssueCode =
  'email-required' | 'email-too-long' | 'email-invalid' | 'email-letters' | 'password-required'

/**
 * Issues of a sign-in in the order of the form; empty when it can be sent.
 * @source docs/product/accounts.md#sign-in
 */
export function validateSignIn(entry: {
  readonly email: string
  readonly password: string
}): ValidationIssue<SignInIssueCode>[] {
  return issuesFrom(signInIssues, [emailIssue(entry.email), entry.password === '' && 'password-required'])
}

/**
 * Issues of a password reset request; empty when it can be sent.
 * @source docs/product/accounts.md#sign-in
 */
export function validateResetRequest(entry: { readonly email: string }): ValidationIssue<SignInIssueCode>[] {
  return issuesFrom(signInIssues, [emailIssue(entry.email)])
}

function emailIssue(email: string): SignInIssueCode | false {
  if (isBlank(email)) return 'email-required'
  // No account has a longer address, so there would be no password to check it against.
  if (isLonger(email, profileLimits.email)) return 'email-too-long'
  if (hasForeignLetters(email)) return 'email-letters'
  return !isTypedEmail(email) && 'email-invalid'
}

const signInIssues = {
  'email-required': { field: 'email', message: 'Email is required' },
  'email-too-long': { field: 'email', message: `Email must be at most ${profileLimits.email} characters` },
  'email-invalid': { field: 'email', message: 'Please enter a valid email' },
  'email-letters': { field: 'email', message: foreignLettersMessage },
  'password-required': { field: 'password', message: 'Password is required' },
} satisfies IssueTable<SignInIssueCode>
