import { passwordMinimumLength } from '../parameters/account.ts'
import { issuesFrom, type IssueTable, type ValidationIssue } from './validation-issue.ts'

/** The fields of the password form on the profile. */
export interface PasswordChangeEntry {
  readonly currentPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
}

/** Everything that can be wrong with a password change before it is sent. */
export type PasswordChangeIssueCode =
  | 'current-password-required'
  | 'new-password-required'
  | 'new-password-too-short'
  | 'confirmation-differs'
  | 'new-password-unchanged'

/**
 * Issues of a password change in the order of the form; empty when it can be sent.
 * Only the auth service can tell whether the current password is correct.
 * @source docs/product/accounts.md#passwords
 */
export function validatePasswordChange(entry: PasswordChangeEntry): ValidationIssue<PasswordChangeIssueCode>[] {
  const { currentPassword, newPassword, confirmPassword } = entry
  const entered = newPassword !== ''
  return issuesFrom(passwordChangeIssues, [
    currentPassword === '' && 'current-password-required',
    !entered && 'new-password-required',
    entered && newPassword.length < passwordMinimumLength && 'new-password-too-short',
    newPassword !== confirmPassword && 'confirmation-differs',
    entered && newPassword === currentPassword && 'new-password-unchanged',
  ])
}

const passwordChangeIssues = {
  'current-password-required': { field: 'currentPassword', message: 'Current password is required' },
  'new-password-required': { field: 'newPassword', message: 'New password is required' },
  'new-password-too-short': {
    field: 'newPassword',
    message: `New password must be at least ${passwordMinimumLength} characters long`,
  },
  'confirmation-differs': { field: 'confirmPassword', message: 'New passwords do not match' },
  'new-password-unchanged': {
    field: 'newPassword',
    message: 'New password must be different from current password',
  },
} satisfies IssueTable<PasswordChangeIssueCode>
