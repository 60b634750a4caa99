import { passwordMinimumLength } from '../parameters/account.ts'
import { issuesFrom, type IssueTable, type ValidationIssue } from './validation-issue.ts'

/** Everything that can be wrong with a new password on the reset screen. */
export type NewPasswordIssueCode =
  'password-too-short' | 'lowercase-missing' | 'uppercase-missing' | 'digit-missing' | 'confirmation-differs'

/** The line under the new password field. */
export const newPasswordHelp =
  `Must be at least ${passwordMinimumLength} characters with uppercase, ` + 'lowercase, and number'

/**
 * Issues of a new password in the order in which they are checked; show the first one.
 * Only ASCII letters and digits count as such.
 * @source docs/product/accounts.md#passwords
 */
export function validateNewPassword(entry: {
  readonly password: string
  readonly confirmPassword: string
}): ValidationIssue<NewPasswordIssueCode>[] {
  const { password, confirmPassword } = entry
  return issuesFrom(newPasswordIssues, [
    password.length < passwordMinimumLength && 'password-too-short',
    !/[a-z]/.test(password) && 'lowercase-missing',
    !/[A-Z]/.test(password) && 'uppercase-missing',
    !/\d/.test(password) && 'digit-missing',
    password !== confirmPassword && 'confirmation-differs',
  ])
}

const newPasswordIssues = {
  'password-too-short': {
    field: 'password',
    message: `Password must be at least ${passwordMinimumLength} characters long`,
  },
  'lowercase-missing': { field: 'password', message: 'Password must contain at least one lowercase letter' },
  'uppercase-missing': { field: 'password', message: 'Password must contain at least one uppercase letter' },
  'digit-missing': { field: 'password', message: 'Password must contain at least one number' },
  'confirmation-differs': { field: 'confirmPassword', message: 'Passwords do not match' },
} satisfies IssueTable<NewPasswordIssueCode>
