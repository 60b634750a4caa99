import type { AuthFailure, CodedAuthFailure, PasskeyErrorCode } from '@dst/auth'
import { connectionErrorMessage } from '~/services/connection-error.ts'

/** The message for a failed passkey operation. */
export interface PasskeyErrorMessage {
  message: string
  retryAfterSeconds?: number | undefined
}

/** The operation that was requested. */
export type PasskeyAction = 'sign-in' | 'add'

const messages: Readonly<Record<Exclude<PasskeyErrorCode, 'failed'>, Readonly<Record<PasskeyAction, string>>>> = {
  cancelled: {
    'sign-in':
      'You are not signed in: your browser’s prompt was closed, took too long, or found no passkey for this ' +
      'site. Try again, or sign in with your password.',
    add: 'No passkey was added: your browser’s prompt was closed or took too long. You can try again.',
  },
  'known-already': {
    'sign-in': 'That did not work. Please sign in with your password.',
    add: 'This device already holds a passkey for your account.',
  },
  'not-supported': {
    'sign-in': 'This browser or device can’t use passkeys. Please sign in with your password.',
    add: 'This browser or device can’t make passkeys.',
  },
}

const unknown = 'This passkey is no longer known here. Please sign in with your password.'

/** Service errors that have messages of their own. */
const refusals: Readonly<Record<string, string>> = {
  passkey_disabled: 'Passkeys are switched off here. Please sign in with your password.',
  webauthn_verification_failed: unknown,
  webauthn_credential_not_found: unknown,
  webauthn_credential_exists: messages['known-already'].add,
  webauthn_challenge_expired: 'That took too long. Please try again.',
  too_many_passkeys: 'Your account holds as many passkeys as it can. Remove one first.',
}

const tooMany = 429

/** The message for a failed passkey operation; input and lists stay as they are. */
export function passkeyErrorMessage(
  failure: CodedAuthFailure<PasskeyErrorCode>,
  deed: PasskeyAction,
): PasskeyErrorMessage {
  return failure.code === 'failed' ? passkeyCallErrorMessage(failure) : { message: messages[failure.code][deed] }
}

/** The message for a failed passkey API call. */
export function passkeyCallErrorMessage(failure: AuthFailure): PasskeyErrorMessage {
  const { code = '', status, retryAfterSeconds } = failure.provider
  if (status === tooMany) return { message: 'Too many tries. Please wait a moment.', retryAfterSeconds }
  return { message: connectionErrorMessage(failure) ?? refusals[code] ?? 'That did not work. Please try again.' }
}
