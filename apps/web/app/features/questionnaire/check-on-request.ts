import type { ApiClient } from '@dst/api-client'
import type { AuthClient, AuthUser } from '@dst/auth'
import { verificationPanelErrors } from '@dst/domain/errors'
import { connectionErrorMessage } from '~/services/connection-error.ts'
import { checkVerification, type VerificationProblem } from './verification.ts'

/** The result of clicking "I've Verified My Email". */
export type RequestedCheck =
  | { kind: 'verified'; user: AuthUser }
  /** The link was opened in another browser: the address is confirmed, but this browser has no session. */
  | { kind: 'verified-elsewhere' }
  | { kind: 'trouble'; trouble: VerificationProblem }

/** The services that the check calls. */
export interface CheckServices {
  auth: Pick<AuthClient, 'user'>
  api: { users: Pick<ApiClient['users'], 'accountExists'> }
}

/**
 * Checks whether an email address has been verified, even if this browser has no session to check: an account exists in
 * the product once its address is confirmed.
 */
export async function checkOnRequest(email: string, { auth, api }: CheckServices): Promise<RequestedCheck> {
  const here = await checkVerification(auth)
  if (here.ok) return { kind: 'verified', user: here.value }
  if (!here.error.nobodyHere) return { kind: 'trouble', trouble: here.error }
  const exists = await api.users.accountExists(email)
  if (!exists.ok) return { kind: 'trouble', trouble: unanswered(exists.error) }
  return exists.value ? { kind: 'verified-elsewhere' } : { kind: 'trouble', trouble: here.error }
}

function unanswered(failure: Parameters<typeof connectionErrorMessage>[0]): VerificationProblem {
  const retryAfterSeconds = failure.kind === 'http' ? failure.retryAfterSeconds : undefined
  return {
    title: verificationPanelErrors['check-failed'].message,
    description: connectionErrorMessage(failure),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  }
}
