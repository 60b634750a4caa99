import type { ApiClient } from '@dst/api-client'
import type { AuthClient, AuthUser } from '@dst/auth'
import { verificationPanelErrors } from '@dst/domain/errors'
import { connectionTrouble } from '~/services/connection-trouble'
import { checkVerification, type VerificationTrouble } from './verification'

/** What pressing "I've Verified My Email" has found. */
export type RequestedCheck =
  | { kind: 'verified'; user: AuthUser }
  /** The link was opened in another browser: the address is confirmed, and this browser has no session. */
  | { kind: 'verified-elsewhere' }
  | { kind: 'trouble'; trouble: VerificationTrouble }

/** What the check calls. */
export interface CheckServices {
  auth: Pick<AuthClient, 'user'>
  api: { users: Pick<ApiClient['users'], 'accountExists'> }
}

/**
 * Looks whether an address is verified by now, also where this browser has no session to ask about: an account exists for
 * the product once its address was confirmed.
 */
export async function checkOnRequest(email: string, { auth, api }: CheckServices): Promise<RequestedCheck> {
  const here = await checkVerification(auth)
  if (here.ok) return { kind: 'verified', user: here.value }
  if (!here.error.nobodyHere) return { kind: 'trouble', trouble: here.error }
  const exists = await api.users.accountExists(email)
  if (!exists.ok) return { kind: 'trouble', trouble: unanswered(exists.error) }
  return exists.value ? { kind: 'verified-elsewhere' } : { kind: 'trouble', trouble: here.error }
}

function unanswered(failure: Parameters<typeof connectionTrouble>[0]): VerificationTrouble {
  const retryAfterSeconds = failure.kind === 'http' ? failure.retryAfterSeconds : undefined
  return {
    title: verificationPanelErrors['check-failed'].message,
    description: connectionTrouble(failure),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  }
}
