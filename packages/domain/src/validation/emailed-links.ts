import { issuesFrom, type IssueTable, type ValidationIssue } from './validation-issue.ts'

/** Everything that can be wrong with a link from an email. */
export type LinkIssueCode = 'verification-link-incomplete' | 'recovery-link-incomplete'

/**
 * The issue of a verification link that lacks its token or its address; empty when it can be followed.
 * @source docs/product/accounts.md#emailed-links
 */
export function validateVerificationLink(link: {
  readonly token?: string | null | undefined
  readonly email?: string | null | undefined
}): ValidationIssue<LinkIssueCode>[] {
  return issuesFrom(linkIssues, [(!link.token || !link.email) && 'verification-link-incomplete'])
}

/**
 * The issue of a recovery link that lacks a token or is of another type; empty when it can be followed.
 * @source docs/product/accounts.md#emailed-links
 */
export function validateRecoveryLink(link: {
  readonly accessToken?: string | null | undefined
  readonly refreshToken?: string | null | undefined
  readonly type?: string | null | undefined
}): ValidationIssue<LinkIssueCode>[] {
  const complete = link.accessToken && link.refreshToken && link.type === 'recovery'
  return issuesFrom(linkIssues, [!complete && 'recovery-link-incomplete'])
}

const linkIssues = {
  'verification-link-incomplete': {
    field: 'link',
    message: 'Invalid verification link. Missing token or email.',
  },
  'recovery-link-incomplete': { field: 'link', message: 'Invalid Reset Link' },
} satisfies IssueTable<LinkIssueCode>
