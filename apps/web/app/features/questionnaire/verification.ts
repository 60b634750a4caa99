import type { AuthClient, AuthUser } from '@dst/auth'
import { errorMessage, notices, verificationPanelErrorFrom, verificationPanelErrors } from '@dst/domain/errors'
import { fail, succeed, type Result } from '@dst/domain/result'
import { connectionErrorMessage } from '~/services/connection-error.ts'
import { isVerified } from './entry.ts'

/** Checks whether the email address is verified; the link may have been opened in another tab. */
export async function checkVerification(
  auth: Pick<AuthClient, 'user'>,
): Promise<Result<AuthUser, VerificationProblem>> {
  const answer = await auth.user()
  if (answer.ok && isVerified(answer.value)) return succeed(answer.value)
  const unanswered = answer.ok || saysNobody.has(answer.error.kind) ? undefined : answer.error
  const code = verificationPanelErrorFrom({ error: unanswered?.provider, verified: false }) ?? 'not-verified'
  const nobodyHere = !answer.ok && unanswered === undefined
  return fail({
    title: verificationPanelErrors[code].message,
    description: unanswered && connectionErrorMessage(unanswered),
    nobodyHere,
  })
}

/** The message for a check or a resend that failed. */
export interface VerificationProblem {
  title: string
  /** Set if the connection is the reason. */
  description?: string | undefined
  /** Nobody is signed in in this browser; the address may still be verified. */
  nobodyHere?: boolean
  /** When to retry, if the service said so. */
  retryAfterSeconds?: number | undefined
}

/** Without a session nobody has opened the link yet: that is a result, not a failure. */
const saysNobody: ReadonlySet<string> = new Set(['no_session', 'refused'])

/** Resends the verification email; returns the message to show, with the wait time if the service refuses. */
export async function resendVerification(
  auth: Pick<AuthClient, 'resendVerification'>,
  email: string,
): Promise<Result<string, VerificationProblem>> {
  if (email === '') return fail({ title: verificationPanelErrors['no-email'].message })
  const answer = await auth.resendVerification(email)
  if (answer.ok) return succeed(notices['verification-resent'].message)
  const failed = verificationPanelErrors['resend-failed']
  const trouble = connectionErrorMessage(answer.error)
  const { retryAfterSeconds } = answer.error.provider
  const words =
    trouble === undefined
      ? { title: errorMessage(failed, answer.error.provider) }
      : { title: failed.message, description: trouble }
  return fail({ ...words, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) })
}
