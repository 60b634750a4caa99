import type { ApiClient, ApiFailure } from '@dst/api-client'
import type { AuthClient } from '@dst/auth'
import type { ConsultationReceipt, ConsultationRequestInput } from '@dst/contracts'
import { consultationErrorFrom, type ConsultationErrorCode } from '@dst/domain/errors'
import { fail, succeed, type Result } from '@dst/domain/result'

/** What a request needs from outside. */
export interface ConsultationDependencies {
  api: { consultations: Pick<ApiClient['consultations'], 'request'> }
  auth: Pick<AuthClient, 'accessToken'>
  /** Makes a UUID. */
  newKey: () => string
}

/** Why a request was not taken: the place in the catalogue, and the client's own reason for the log. */
export interface ConsultationFailure {
  code: ConsultationErrorCode
  reason: 'no-session' | ApiFailure['kind'] | `http-${number}`
}

/**
 * Sends requests of one opened form. All of them carry the same key, so that a repeat after a lost answer makes no
 * second request; only when the server says that the key stands for other details, those get a key of their own.
 */
export function createConsultationSender({ api, auth, newKey }: ConsultationDependencies, variant: 'result' | 'profile') {
  const code = consultationErrorFrom(variant === 'result' ? 'questionnaire' : 'profile')
  let key = newKey()

  return async (payload: ConsultationRequestInput): Promise<Result<ConsultationReceipt, ConsultationFailure>> => {
    if ((await auth.accessToken()) === undefined) return fail({ code, reason: 'no-session' })
    let answer = await api.consultations.request(payload, { idempotencyKey: key })
    if (!answer.ok && standsForOtherDetails(answer.error)) {
      key = newKey()
      answer = await api.consultations.request(payload, { idempotencyKey: key })
    }
    return answer.ok ? succeed(answer.value) : fail({ code, reason: reasonOf(answer.error) })
  }
}

function standsForOtherDetails(failure: ApiFailure): boolean {
  return failure.kind === 'http' && failure.code === 'idempotency_key_reused'
}

function reasonOf(failure: ApiFailure): ConsultationFailure['reason'] {
  return failure.kind === 'http' ? `http-${failure.status}` : failure.kind
}
