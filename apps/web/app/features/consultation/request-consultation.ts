import type { ApiClient, ApiFailure } from '@dst/api-client'
import type { AuthClient } from '@dst/auth'
import type { ConsultationReceipt, ConsultationRequestInput } from '@dst/contracts'
import { fail, type Result } from '@dst/domain/result'
import { isOffline } from '~/services/connection-trouble'
import type { CallFailure } from './call-problem'

/** What a request needs from outside. */
export interface ConsultationDependencies {
  api: { consultations: Pick<ApiClient['consultations'], 'request'> }
  auth: Pick<AuthClient, 'accessToken' | 'session'>
  /** Identifies the words beside the consent. */
  shownWords: () => Promise<string | undefined>
  /** Makes a UUID. */
  newKey: () => string
  /** The key of the form, which is kept with what was typed. */
  key: { current: () => string; renew: (key: string) => void }
}

/** Sends one request. */
export type ConsultationSender = (
  payload: ConsultationRequestInput,
) => Promise<Result<ConsultationReceipt, CallFailure>>

/**
 * Sends requests of one opened form. All of them carry the same key, so that a repeat after a lost answer or a sign-in
 * makes no second request; only when the server says that the key stands for other details, those get a key of their own.
 */
export function createConsultationSender({
  api,
  auth,
  shownWords,
  newKey,
  key,
}: ConsultationDependencies): ConsultationSender {
  return async (payload) => {
    if ((await auth.accessToken()) === undefined) return withoutToken(auth)
    const words = await shownWords()
    let answer = await api.consultations.request(payload, { idempotencyKey: key.current(), shownWords: words })
    if (!answer.ok && standsForOtherDetails(answer.error)) {
      key.renew(newKey())
      answer = await api.consultations.request(payload, { idempotencyKey: key.current(), shownWords: words })
    }
    return answer
  }
}

/** A session that is there and can't be refreshed is no sign-out: the auth service was not reached. */
async function withoutToken(auth: ConsultationDependencies['auth']): Promise<Result<never, CallFailure>> {
  if ((await auth.session()) === null) return fail('no-session')
  return fail({ kind: isOffline() ? 'offline' : 'network' })
}

function standsForOtherDetails(failure: ApiFailure): boolean {
  return failure.kind === 'http' && failure.code === 'idempotency_key_reused'
}
