import { profileLimits } from '../parameters/account'
import { isBlank, isLonger, isTypedEmail } from './entered-text'
import { issuesFrom, type IssueTable, type ValidationIssue } from './validation-issue'

/** Everything that can be wrong with a sign-in, or with the address of a reset request. */
export type SignInIssueCode = 'email-required' | 'email-invalid' | 'password-required'

/**
 * Issues of a sign-in in the order of the form; empty when it may be sent.
 * @source specification section 5, Sign-in
 */
export function validateSignIn(entry: {
  readonly email: string
  readonly password: string
}): ValidationIssue<SignInIssueCode>[] {
  return issuesFrom(signInIssues, [emailIssue(entry.email), entry.password === '' && 'password-required'])
}

/**
 * Issues of a request for a password reset; empty when it may be sent.
 * @source specification section 5, Sign-in
 */
export function validateResetRequest(entry: { readonly email: string }): ValidationIssue<SignInIssueCode>[] {
  return issuesFrom(signInIssues, [emailIssue(entry.email)])
}

function emailIssue(email: string): SignInIssueCode | false {
  if (isBlank(email)) return 'email-required'
  // No account has a longer one: of such an address nobody could say whether its password is right.
  return (!isTypedEmail(email) || isLonger(email, profileLimits.value.email)) && 'email-invalid'
}

const signInIssues = {
  'email-required': { field: 'email', message: 'Email is required' },
  'email-invalid': { field: 'email', message: 'Please enter a valid email' },
  'password-required': { field: 'password', message: 'Password is required' },
} satisfies IssueTable<SignInIssueCode>
