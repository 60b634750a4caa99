import type { AuthFailure } from '@dst/auth'
import { serviceErrorMessage } from '~/services/connection-error.ts'

/** Why nothing was undone; `expired` if this link never will. */
export interface UndoError {
  kind: 'expired' | 'failed'
  message: string
}

/** The reason as text for the user. */
export function undoError(failure: AuthFailure): UndoError {
  const { code, status } = failure.provider
  if (code === 'otp_expired' || code === 'validation_failed') return { kind: 'expired', message: '' }
  if (code === 'email_exists') {
    return {
      kind: 'failed',
      message:
        'Nothing was undone: another account has your old address by now. Please write to us, and we will look into ' +
        'it together.',
    }
  }
  const passing = status === 429 ? 'Too many tries. Please wait a minute and press again.' : undefined
  return {
    kind: 'failed',
    message:
      serviceErrorMessage(failure) ?? passing ?? 'That did not work, and nothing was changed. Please press again.',
  }
}
