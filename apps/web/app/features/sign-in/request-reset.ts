import type { AuthClient } from '@dst/auth'
import { resetRequestErrors, showsResetAsSent } from '@dst/domain/errors'
import { connectionTrouble } from '~/services/connection-trouble'

/** What became of a request for a password reset. */
export type ResetRequestOutcome =
  /** `message` stands in for the usual words where the service tells nothing about the account. */
  | { kind: 'sent'; email: string; message: string | undefined }
  | { kind: 'failed'; message: string; retryAfterSeconds?: number | undefined }

/** Asks the auth service to mail a link for a new password. */
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
    message: connectionTrouble(outcome.error) ?? message,
    retryAfterSeconds: provider.retryAfterSeconds,
  }
}
