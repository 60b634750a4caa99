import type { AuthClient, AuthUser } from '@dst/auth'
import { errorMessage, notices, verificationPanelErrorFrom, verificationPanelErrors } from '@dst/domain/errors'
import { fail, succeed, type Result } from '@dst/domain/result'
import { connectionTrouble } from '~/services/connection-trouble'
import { isVerified } from './entry'

/** Looks whether the address is verified by now; the link may have been opened in another tab. */
export async function checkVerification(
  auth: Pick<AuthClient, 'user'>,
): Promise<Result<AuthUser, VerificationTrouble>> {
  const answer = await auth.user()
  if (answer.ok && isVerified(answer.value)) return succeed(answer.value)
  const unanswered = answer.ok || saysNobody.has(answer.error.kind) ? undefined : answer.error
  const code = verificationPanelErrorFrom({ error: unanswered?.provider, verified: false }) ?? 'not-verified'
  const nobodyHere = !answer.ok && unanswered === undefined
  return fail({
    title: verificationPanelErrors[code].message,
    description: unanswered && connectionTrouble(unanswered),
    nobodyHere,
  })
}

/** What to tell of a check or a resend that came to nothing. */
export interface VerificationTrouble {
  title: string
  /** Why, where the reason is the connection. */
  description?: string | undefined
  /** Nobody is signed in in this browser: the address may be verified all the same. */
  nobodyHere?: boolean
  /** When to ask again, where the service said so. */
  retryAfterSeconds?: number | undefined
}

/** Without a session nobody has followed the link yet: that is an answer, not a failure. */
const saysNobody: ReadonlySet<string> = new Set(['no_session', 'refused'])

/** Sends the verification e-mail again; gives the sentence to show, and for a refusal the wait that it states. */
export async function resendVerification(
  auth: Pick<AuthClient, 'resendVerification'>,
  email: string,
): Promise<Result<string, VerificationTrouble>> {
  if (email === '') return fail({ title: verificationPanelErrors['no-email'].message })
  const answer = await auth.resendVerification(email)
  if (answer.ok) return succeed(notices['verification-resent'].message)
  const failed = verificationPanelErrors['resend-failed']
  const trouble = connectionTrouble(answer.error)
  const { retryAfterSeconds } = answer.error.provider
  const words =
    trouble === undefined
      ? { title: errorMessage(failed, answer.error.provider) }
      : { title: failed.message, description: trouble }
  return fail({ ...words, ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }) })
}
