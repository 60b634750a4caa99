import type { ApiClient, ApiFailure } from '@dst/api-client'
import type { AuthClient } from '@dst/auth'
import type { ConsultationReceipt, ConsultationRequestInput } from '@dst/contracts'
import { consultationErrorFrom, consultationErrors, type ConsultationErrorCode } from '@dst/domain/errors'
import { fail, succeed, type Result } from '@dst/domain/result'
import { connectionTrouble, isOffline } from '~/services/connection-trouble'

/** What a request needs from outside. */
export interface ConsultationDependencies {
  api: { consultations: Pick<ApiClient['consultations'], 'request'> }
  auth: Pick<AuthClient, 'accessToken' | 'session'>
  /** Identifies the words beside the consent. */
  shownWords: () => Promise<string | undefined>
  /** Makes a UUID. */
  newKey: () => string
}

/** Why a request was not taken: the place in the catalogue, and the client's own reason for the log. */
export interface ConsultationFailure {
  code: ConsultationErrorCode
  reason: 'no-session' | ApiFailure['kind'] | `http-${number}`
  /** The sentence for the person; it names the connection where that is the reason. */
  message: string
  retryAfterSeconds?: number | undefined
}

/**
 * Sends requests of one opened form. All of them carry the same key, so that a repeat after a lost answer makes no
 * second request; only when the server says that the key stands for other details, those get a key of their own.
 */
export function createConsultationSender({ api, auth, shownWords, newKey }: ConsultationDependencies, variant: 'result' | 'profile') {
  const code = consultationErrorFrom(variant === 'result' ? 'questionnaire' : 'profile')
  let key = newKey()

  return async (payload: ConsultationRequestInput): Promise<Result<ConsultationReceipt, ConsultationFailure>> => {
    if ((await auth.accessToken()) === undefined) {
      // A session that is there could not be refreshed: the auth service was not reached.
      const unreached = (await auth.session()) === null ? undefined : ({ kind: isOffline() ? 'offline' : 'network' } as const)
      return fail({ code, reason: 'no-session', message: wordsFor(unreached) })
    }
    const words = await shownWords()
    let answer = await api.consultations.request(payload, { idempotencyKey: key, shownWords: words })
    if (!answer.ok && standsForOtherDetails(answer.error)) {
      key = newKey()
      answer = await api.consultations.request(payload, { idempotencyKey: key, shownWords: words })
    }
    return answer.ok ? succeed(answer.value) : fail({ code, ...factsOf(answer.error), message: wordsFor(answer.error) })
  }
}

function wordsFor(failure: ApiFailure | undefined): string {
  return (failure && connectionTrouble(failure)) ?? consultationErrors['schedule-failed'].message
}

function standsForOtherDetails(failure: ApiFailure): boolean {
  return failure.kind === 'http' && failure.code === 'idempotency_key_reused'
}

function factsOf(failure: ApiFailure): Omit<ConsultationFailure, 'code' | 'message'> {
  if (failure.kind !== 'http') return { reason: failure.kind }
  return { reason: `http-${failure.status}`, retryAfterSeconds: failure.retryAfterSeconds }
}
