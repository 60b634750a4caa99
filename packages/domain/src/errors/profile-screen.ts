import type { ErrorText } from './error-text.ts'

/** Why the profile screen cannot show a profile. */
export type ProfileScreenErrorCode = 'not-signed-in' | 'no-record' | 'load-failed' | 'not-reached'

/**
 * The error code for a failed load of the current user, from its HTTP status (undefined when there was no response):
 * 401 leads to sign-up, 404 to the questionnaire, any other client error to the not-found state. Rate limits, server
 * errors and network errors say nothing about the user, who is asked to try again.
 * @source docs/product/profile.md#entry
 */
export function profileScreenErrorFrom(status: number | undefined): ProfileScreenErrorCode {
  if (status === 401) return 'not-signed-in'
  if (status === undefined || status === 429 || status >= 500) return 'not-reached'
  return status === 404 ? 'no-record' : 'load-failed'
}

/**
 * The message of the error that is thrown and logged when the current user cannot be loaded.
 * @source docs/product/errors.md#profile-screen
 */
export function fetchUserFailure(status: number): string {
  return `Failed to fetch user data: ${status}`
}

/** Messages of the profile screen. The first two redirect to another page, which shows them. */
export const profileScreenErrors = {
  'not-signed-in': { message: 'Please log in to view your profile.', retryable: false, silent: true },
  'no-record': { message: 'Please log in to view your profile.', retryable: false, silent: true },
  'load-failed': {
    title: 'Profile Not Found',
    message: 'Please log in to view your profile.',
    retryable: true,
  },
  'not-reached': {
    title: 'Your profile could not be loaded',
    message: 'You are still signed in and nothing is lost. Please try again in a moment.',
    retryable: true,
  },
} as const satisfies Record<ProfileScreenErrorCode, ErrorText>
