import type { AuthFailure, CodedAuthFailure, ProofErrorCode } from '@dst/auth'
import { signInErrors } from '@dst/domain/errors'
import { mailCodeTries } from '@dst/domain/parameters'
import { serviceErrorMessage } from '~/services/connection-error.ts'

/** Why a proof was not taken, as text for the user. */
export interface ProofError {
  message: string
  retryAfterSeconds?: number | undefined
}

const messages: Readonly<Record<Exclude<ProofErrorCode, 'failed'>, string>> = {
  'wrong-password': 'The password is incorrect',
  // This mail has no link.
  'wrong-code':
    'This code is wrong or no longer valid. Please check it against the newest email. A code stops ' +
    `working after ${mailCodeTries} wrong tries: then cancel, begin again, and ask for a new one.`,
  'too-many-attempts': signInErrors['too-many-attempts'].message,
  cancelled:
    'Nothing was confirmed: your browser’s prompt was closed, took too long, or found no passkey for this site.',
  'not-offered': 'That is not possible here. Sign out, sign in again, and make the change soon after that.',
}

/** The message for a proof that was not taken. */
export function proofError(failure: CodedAuthFailure<ProofErrorCode>): ProofError {
  if (failure.code === 'failed') return callError(failure)
  return { message: messages[failure.code], retryAfterSeconds: failure.provider.retryAfterSeconds }
}

/** The message for a code that could not be mailed. */
export function mailError(failure: AuthFailure): ProofError {
  const { status, retryAfterSeconds } = failure.provider
  if (status !== 429) return callError(failure)
  return { message: 'A code was sent a moment ago. Please wait before you ask for another.', retryAfterSeconds }
}

function callError(failure: AuthFailure): ProofError {
  return { message: serviceErrorMessage(failure) ?? 'That did not work. Please try again.' }
}
