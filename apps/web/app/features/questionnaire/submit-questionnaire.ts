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
import { connectionErrorMessage, isOffline } from '~/services/connection-error.ts'
import { contactInRecord, type Person } from './contact.ts'
import { questionnaireRecord } from './questionnaire-record.ts'
import type { SubmissionAttempt } from './submission-attempt.ts'

/** The dependencies of a submission. */
export interface SubmitDependencies {
  api: { me: Pick<ApiClient['me'], 'get'>; users: Pick<ApiClient['users'], 'saveQuestionnaire' | 'syncTier'> }
  auth: Pick<AuthClient, 'accessToken' | 'session'>
  /** Logs the code of a failure that isn't shown to the user. */
  log: (code: string) => void
}

/** What helps after a failure: a retry, a sign-in first, or a new submission. */
export type SubmitRemedy = 'again' | 'sign-in' | 'as-new'

/** Why a submission failed, and the message that says so. */
export interface SubmitFailure {
  code: QuestionnaireSubmitErrorCode
  message: string
  remedy: SubmitRemedy
  retryAfterSeconds?: number | undefined
}

/**
 * Sends a complete questionnaire: looks up the current user, saves the record under the attempt's key, then copies tier
 * and score to the auth user; if that copy fails, it is only logged. Returns the saved investor.
 */
export async function submitQuestionnaire(
  { api, auth, log }: SubmitDependencies,
  person: Person,
  attempt: SubmissionAttempt,
): Promise<Result<Investor, SubmitFailure>> {
  if ((await auth.accessToken()) === undefined) return withoutToken(auth)

  const current = await api.me.get()
  if (!current.ok) return stopped('current-user', current.error)

  // The record may have a newer email address, names and phone number than this tab.
  const record = questionnaireRecord(contactInRecord(person, current.value), attempt.answers, new Date(attempt.begunAt))
  const { email } = record
  const saved = await api.users.saveQuestionnaire(email, record, { idempotencyKey: attempt.key })
  if (!saved.ok) return stopped('save', saved.error)

  const synced = await api.users.syncTier({ email, tier: record.userTier, score: record.dstScore })
  if (!synced.ok) log(`questionnaire ${questionnaireSubmitErrorFrom('tier-sync')} ${synced.error.kind}`)
  return succeed(saved.value)
}

/** A session that exists but can't be refreshed isn't a sign-out: the auth service could not be reached. */
async function withoutToken(auth: SubmitDependencies['auth']): Promise<Result<never, SubmitFailure>> {
  const unreachable = { kind: isOffline() ? 'offline' : 'network' } as const
  return (await auth.session()) === null ? stopped('session') : stopped('current-user', unreachable)
}

/** If there was a response, uses the server's own message if the stage shows it; if not, uses a connection message. */
function stopped(stage: 'session' | 'current-user' | 'save', failure?: ApiFailure): Result<never, SubmitFailure> {
  const code = questionnaireSubmitErrorFrom(stage)
  const words = failure?.kind === 'http' ? failure : undefined
  return fail({
    code,
    message: (failure && connectionErrorMessage(failure)) ?? errorMessage(questionnaireSubmitErrors[code], words),
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
