import type { AuthClient } from '@dst/auth'
import { errorMessage, verifySignUpErrors } from '@dst/domain/errors'
import { fail, succeed, type Result } from '@dst/domain/result'
import { leaveConfirmedAddress } from '~/services/confirmed-address'
import { readVerificationAddress } from './verification-address'

/** Completes the sign-up that a page's query names and leaves what the questionnaire needs; fails with the sentence to show. */
export async function completeSignUp(search: string, auth: Pick<AuthClient, 'completeSignUp'>): Promise<Result<void, string>> {
  const link = readVerificationAddress(search)
  if (!link.ok) return link
  const completed = await auth.completeSignUp(link.value)
  if (completed.ok) {
    leaveConfirmedAddress(completed.value.user)
    return succeed(undefined)
  }
  const { code, kind, provider } = completed.error
  // Out of reach the service has said nothing: what stands in its place are the browser's words about the network.
  return fail(kind === 'unavailable' ? verifySignUpErrors.unexpected.message : errorMessage(verifySignUpErrors[code], provider))
}
