import type { ApiClient, ApiFailure, DisplayedConsent } from '@dst/api-client'
import type { AuthClient } from '@dst/auth'
import type { ConsultationReceipt, ConsultationRequestInput } from '@dst/contracts'
import { fail, type Result } from '@dst/domain/result'
import { isOffline } from '~/services/connection-error.ts'
import type { CallFailure } from './call-problem.ts'

/** Dependencies of a request. */
export interface ConsultationDependencies {
  api: { consultations: Pick<ApiClient['consultations'], 'request'> }
  auth: Pick<AuthClient, 'accessToken' | 'session'>
  /** Identifies the consent text that was shown, and the page. */
  displayed: () => Promise<DisplayedConsent>
  /** Makes a UUID. */
  newKey: () => string
  /** The form's idempotency key, which is stored with the draft. */
  key: { current: () => string; renew: (key: string) => void }
}

/** Sends one request. */
export type ConsultationSender = (
  payload: ConsultationRequestInput,
) => Promise<Result<ConsultationReceipt, CallFailure>>

/**
 * Sends the requests of one opened form. All of them carry the same idempotency key, so that a retry after a lost
 * response or a sign-in doesn't create a second request. Only when the server says that the key was used with a
 * different payload, a new key is created.
 */
export function createConsultationSender({
  api,
  auth,
  displayed,
  newKey,
  key,
}: ConsultationDependencies): ConsultationSender {
  return async (payload) => {
    if ((await auth.accessToken()) === undefined) return withoutToken(auth)
    const page = await displayed()
    let answer = await api.consultations.request(payload, { idempotencyKey: key.current(), ...page })
    if (!answer.ok && standsForOtherDetails(answer.error)) {
      key.renew(newKey())
      answer = await api.consultations.request(payload, { idempotencyKey: key.current(), ...page })
    }
    return answer
  }
}

/** A session that exists but can't be refreshed isn't a sign-out: the auth service could not be reached. */
async function withoutToken(auth: ConsultationDependencies['auth']): Promise<Result<never, CallFailure>> {
  if ((await auth.session()) === null) return fail('no-session')
  return fail({ kind: isOffline() ? 'offline' : 'network' })
}

function standsForOtherDetails(failure: ApiFailure): boolean {
  return failure.kind === 'http' && failure.code === 'idempotency_key_reused'
}
