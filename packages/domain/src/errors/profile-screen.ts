import type { ErrorText } from './error-text'

/** Why the profile screen cannot show a profile. */
export type ProfileScreenErrorCode = 'not-signed-in' | 'no-record' | 'load-failed' | 'not-reached'

/**
 * The code of a failed load of the current user, from its HTTP status (undefined when it got no answer):
 * 401 leads to sign-up, 404 to the questionnaire, any other refusal to the not-found state. Too many calls, a failing
 * server and a failing network say nothing about the person, who is asked to try again.
 * @source specification section 8, Profile screen; section 4, Profile entry
 */
export function profileScreenErrorFrom(status: number | undefined): ProfileScreenErrorCode {
  if (status === 401) return 'not-signed-in'
  if (status === undefined || status === 429 || status >= 500) return 'not-reached'
  return status === 404 ? 'no-record' : 'load-failed'
}

/**
 * What is thrown, and logged, when the current user cannot be loaded.
 * @source specification section 7, GET /api/me
 */
export function fetchUserFailure(status: number): string {
  return `Failed to fetch user data: ${status}`
}

/** What the profile screen tells. The first two lead elsewhere and are told there. */
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
