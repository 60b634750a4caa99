import { profileSaveRetries } from '../parameters/flow.ts'
import { connectionErrors } from './connection.ts'
import { errorMessage, type ErrorText, type RequestFailure } from './error-text.ts'

/** Why the profile was not saved. */
export type ProfileSaveErrorCode =
  | 'session-expired'
  | 'invalid-data'
  | 'forbidden'
  | 'not-found'
  | 'server-error'
  | 'rejected'
  | 'network'
  | 'timed-out'
  | 'connection-failed'
  | 'unexpected'

/**
 * The error code for a failed profile save. Without a session nothing is sent and the code is `session-expired`.
 * @source docs/product/errors.md#profile-save
 */
export function profileSaveErrorFrom(failure: RequestFailure): ProfileSaveErrorCode {
  return failure.kind === 'http' ? codeOfStatus(failure.status) : codeOfKind[failure.kind]
}

/**
 * The message for a failed profile save. For a status without a message of its own, it is the server's message, or
 * "Server error: " followed by what the response contains instead, at least its status.
 * @source docs/product/errors.md#profile-save
 */
export function profileSaveMessage(failure: RequestFailure): string {
  const code = profileSaveErrorFrom(failure)
  if (failure.kind !== 'http') return profileSaveErrors[code].message
  const message =
    code === 'rejected' ? `Server error: ${failure.text || failure.status}` : profileSaveErrors[code].message
  return errorMessage({ ...profileSaveErrors[code], message }, failure)
}

/**
 * Whether a Retry button is offered after a failure, given the retries already used.
 * @source parameter `profileSaveRetries`
 */
export function offersProfileRetry(code: ProfileSaveErrorCode, retriesUsed: number): boolean {
  return profileSaveErrors[code].retryable && retriesUsed < profileSaveRetries
}

/** The sentence next to the Retry button, counting retries from 1; undefined when no retry is offered. */
export function profileRetryNotice(code: ProfileSaveErrorCode, retriesUsed: number): string | undefined {
  return offersProfileRetry(code, retriesUsed)
    ? `You can retry this operation (attempt ${retriesUsed + 1}/${profileSaveRetries}).`
    : undefined
}

/** Messages for a failed profile save. */
export const profileSaveErrors = {
  'session-expired': { message: 'Your session has expired. Please log in again.', retryable: false },
  'invalid-data': {
    message: 'Invalid profile data. Please check your information and try again.',
    retryable: false,
  },
  forbidden: { message: 'You do not have permission to update this profile.', retryable: false },
  'not-found': { message: 'Profile not found. Please contact support.', retryable: false },
  'server-error': { message: 'Server error occurred. Please try again in a few moments.', retryable: true },
  rejected: { message: 'Server error', retryable: false, passThrough: true },
  network: connectionErrors.network,
  'timed-out': { message: 'Request timed out. Please try again.', retryable: true },
  'connection-failed': connectionErrors.offline,
  unexpected: { message: 'An unexpected error occurred. Please try again.', retryable: false, passThrough: true },
} as const satisfies Record<ProfileSaveErrorCode, ErrorText>

function codeOfStatus(status: number): ProfileSaveErrorCode {
  if (status >= 500) return 'server-error'
  return refusals.get(status) ?? 'rejected'
}

const refusals = new Map<number, ProfileSaveErrorCode>([
  [400, 'invalid-data'],
  [401, 'session-expired'],
  [403, 'forbidden'],
  [404, 'not-found'],
])

const codeOfKind = {
  network: 'network',
  offline: 'connection-failed',
  timeout: 'timed-out',
  aborted: 'timed-out',
  'invalid-response': 'unexpected',
} as const satisfies Record<Exclude<RequestFailure['kind'], 'http'>, ProfileSaveErrorCode>
