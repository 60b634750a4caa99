import type { ApiClient, ApiFailure } from '@dst/api-client'
import type { AuthClient } from '@dst/auth'
import type { Investor } from '@dst/contracts'
import {
  errorMessage,
  questionnaireSubmitErrorFrom,
  questionnaireSubmitErrors,
  type QuestionnaireSubmitErrorCode,
} from '@dst/domain/errors'
import { fail, succeed, type Result } from '@dst/domain/result'
import { connectionTrouble, isOffline } from '~/services/connection-trouble'
import { personInRecord, type Person } from './person'
import { questionnaireRecord } from './questionnaire-record'
import type { SubmissionAttempt } from './submission-attempt'

/** What a submission needs from outside. */
export interface SubmitDependencies {
  api: { me: Pick<ApiClient['me'], 'get'>; users: Pick<ApiClient['users'], 'saveQuestionnaire' | 'syncTier'> }
  auth: Pick<AuthClient, 'accessToken' | 'session'>
  /** Receives the code of a failure that the person is not told. */
  log: (code: string) => void
}

/** What helps after a failure: the same again, a sign-in first, or a submission of its own. */
export type SubmitRemedy = 'again' | 'sign-in' | 'as-new'

/** Why a submission stopped, and the sentence that says so. */
export interface SubmitFailure {
  code: QuestionnaireSubmitErrorCode
  message: string
  remedy: SubmitRemedy
  retryAfterSeconds?: number | undefined
}

/**
 * Sends a complete questionnaire: looks the current user up, saves the record under the key of the attempt, then copies
 * tier and score to the auth user, whose failure is only logged. Gives the saved investor.
 */
export async function submitQuestionnaire(
  { api, auth, log }: SubmitDependencies,
  person: Person,
  attempt: SubmissionAttempt,
): Promise<Result<Investor, SubmitFailure>> {
  if ((await auth.accessToken()) === undefined) return withoutToken(auth)

  const current = await api.me.get()
  if (!current.ok) return stopped('current-user', current.error)

  // The address of the token, the names and the number may be newer in the record than what this tab knows.
  const record = questionnaireRecord(personInRecord(person, current.value), attempt.answers, new Date(attempt.begunAt))
  const { email } = record
  const saved = await api.users.saveQuestionnaire(email, record, { idempotencyKey: attempt.key })
  if (!saved.ok) return stopped('save', saved.error)

  const synced = await api.users.syncTier({ email, tier: record.userTier, score: record.dstScore })
  if (!synced.ok) log(`questionnaire ${questionnaireSubmitErrorFrom('tier-sync')} ${synced.error.kind}`)
  return succeed(saved.value)
}

/** A session that is there and can't be refreshed is no sign-out: the auth service was not reached. */
async function withoutToken(auth: SubmitDependencies['auth']): Promise<Result<never, SubmitFailure>> {
  const unreachable = { kind: isOffline() ? 'offline' : 'network' } as const
  return (await auth.session()) === null ? stopped('session') : stopped('current-user', unreachable)
}

/** Where an answer came, in the server's own words if the stage shows them; where none came, the connection is named. */
function stopped(stage: 'session' | 'current-user' | 'save', failure?: ApiFailure): Result<never, SubmitFailure> {
  const code = questionnaireSubmitErrorFrom(stage)
  const words = failure?.kind === 'http' ? failure : undefined
  return fail({
    code,
    message: (failure && connectionTrouble(failure)) ?? errorMessage(questionnaireSubmitErrors[code], words),
    remedy: remedyFor(stage, failure),
    retryAfterSeconds: words?.retryAfterSeconds,
  })
}

function remedyFor(stage: 'session' | 'current-user' | 'save', failure: ApiFailure | undefined): SubmitRemedy {
  if (stage === 'session') return 'sign-in'
  if (failure?.kind !== 'http') return 'again'
  if (failure.code === 'idempotency_key_reused') return 'as-new'
  return failure.status === 401 ? 'sign-in' : 'again'
}
