import type { AuthClient, AuthUser } from '@dst/auth'
import {
  errorMessage,
  notices,
  verificationPanelErrorFrom,
  verificationPanelErrors,
  type VerificationPanelErrorCode,
} from '@dst/domain/errors'
import { fail, succeed, type Result } from '@dst/domain/result'
import { isVerified } from './entry'

/** Looks whether the address is verified by now; the link may have been opened in another tab. */
export async function checkVerification(
  auth: Pick<AuthClient, 'user'>,
): Promise<Result<AuthUser, VerificationPanelErrorCode>> {
  const answer = await auth.user()
  if (answer.ok && isVerified(answer.value)) return succeed(answer.value)
  const unanswered = !answer.ok && !saysNobody.has(answer.error.kind) ? answer.error.provider : null
  return fail(verificationPanelErrorFrom({ error: unanswered, verified: false }) ?? 'not-verified')
}

/** Without a session nobody has followed the link yet: that is an answer, not a failure. */
const saysNobody: ReadonlySet<string> = new Set(['no_session', 'refused'])

/** Sends the verification e-mail again; gives the sentence to show. */
export async function resendVerification(
  auth: Pick<AuthClient, 'resendVerification'>,
  email: string,
): Promise<Result<string, string>> {
  if (email === '') return fail(verificationPanelErrors['no-email'].message)
  const answer = await auth.resendVerification(email)
  if (answer.ok) return succeed(notices['verification-resent'].message)
  return fail(errorMessage(verificationPanelErrors['resend-failed'], answer.error.provider))
}
