import type { AuthClient } from '@dst/auth'
import { resetRequestErrors, showsResetAsSent } from '@dst/domain/errors'
import { connectionErrorMessage } from '~/services/connection-error.ts'

/** The outcome of a password reset request. */
export type ResetRequestOutcome =
  /** `message` replaces the usual text if the service says nothing about the account. */
  | { kind: 'sent'; email: string; message: string | undefined }
  | { kind: 'failed'; message: string; retryAfterSeconds?: number | undefined }

/** Asks the auth service to email a link for setting a new password. */
export async function requestReset(
  typedEmail: string,
  auth: Pick<AuthClient, 'requestPasswordReset'>,
): Promise<ResetRequestOutcome> {
  const email = typedEmail.trim()
  const outcome = await auth.requestPasswordReset(email)
  if (outcome.ok) return { kind: 'sent', email, message: undefined }
  const { code, provider } = outcome.error
  const { message } = resetRequestErrors[code]
  if (showsResetAsSent(code)) return { kind: 'sent', email, message }
  return {
    kind: 'failed',
    message: connectionErrorMessage(outcome.error) ?? message,
    retryAfterSeconds: provider.retryAfterSeconds,
  }
}
