import { nameMaximumLength, passwordMinimumLength, profileLimits } from '../parameters/account.ts'
import { hasForeignLetters, isBlank, isLonger } from './entered-text.ts'
import { firstNameIssue, lastNameIssue, personIssues, type PersonIssueCode } from './person-fields.ts'
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
export type SignUpIssueCode = PersonIssueCode | 'password-too-short' | 'terms-not-accepted'

const maxEmailLength = profileLimits.email

/**
 * All issues of a sign-up, in the order of the form; empty when it can be sent.
 * The email address only needs an at sign, and letters that mail can reach. Whitespace alone counts as empty.
 * @source docs/product/accounts.md#sign-up; parameters `nameMaximumLength` and `profileLimits`, because the record
 * takes nothing longer
 */
export function validateSignUp(entry: SignUpEntry): ValidationIssue<SignUpIssueCode>[] {
  return issuesFrom(signUpIssues, [
    firstNameIssue(entry.firstName, nameMaximumLength),
    lastNameIssue(entry.lastName, nameMaximumLength),
    emailIssue(entry.email),
    entry.password.length < passwordMinimumLength && 'password-too-short',
    !entry.termsAccepted && 'terms-not-accepted',
  ])
}

function emailIssue(email: string): SignUpIssueCode | false {
  if (isBlank(email)) return 'email-required'
  if (isLonger(email, maxEmailLength)) return 'email-too-long'
  if (!email.includes('@')) return 'email-invalid'
  return hasForeignLetters(email) && 'email-letters'
}

const signUpIssues = {
  ...personIssues({ name: nameMaximumLength, email: maxEmailLength }),
  'password-too-short': {
    field: 'password',
    message: `Password must be at least ${passwordMinimumLength} characters`,
  },
  'terms-not-accepted': {
    field: 'termsAccepted',
    message: 'You must agree to the Terms of Service and Privacy Policy',
  },
} satisfies IssueTable<SignUpIssueCode>
