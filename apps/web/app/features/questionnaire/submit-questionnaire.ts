import type { ApiClient, ApiFailure } from '@dst/api-client'
import type { AuthClient } from '@dst/auth'
import type { Investor } from '@dst/contracts'
import {
  errorMessage,
  questionnaireSubmitErrorFrom,
  questionnaireSubmitErrors,
  type QuestionnaireSubmitErrorCode,
} from '@dst/domain/errors'
import type { QuestionnaireAnswers } from '@dst/domain/questionnaire'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { Person } from './person'
import { questionnaireRecord } from './questionnaire-record'

/** What a submission needs from outside. */
export interface SubmitDependencies {
  api: { me: Pick<ApiClient['me'], 'get'>; users: Pick<ApiClient['users'], 'saveQuestionnaire' | 'syncTier'> }
  auth: Pick<AuthClient, 'accessToken'>
  now: () => Date
  /** Receives the code of a failure that the person is not told. */
  log: (code: string) => void
}

/** Why a submission stopped, and the sentence that says so. */
export interface SubmitFailure {
  code: QuestionnaireSubmitErrorCode
  message: string
}

/**
 * Sends a complete questionnaire: looks the current user up, saves the record, then copies tier and score to the
 * auth user, whose failure is only logged. Gives the saved investor.
 */
export async function submitQuestionnaire(
  { api, auth, now, log }: SubmitDependencies,
  person: Person,
  answers: QuestionnaireAnswers,
): Promise<Result<Investor, SubmitFailure>> {
  if ((await auth.accessToken()) === undefined) return stopped('session')

  const current = await api.me.get()
  if (!current.ok) return stopped('current-user')

  // The server keeps records under the confirmed address of the token, which may be newer than what this tab knows.
  const { email } = current.value
  const record = questionnaireRecord({ ...person, email }, answers, now())
  const saved = await api.users.saveQuestionnaire(email, record)
  if (!saved.ok) return stopped('save', saved.error)

  const synced = await api.users.syncTier({ email, tier: record.userTier, score: record.dstScore })
  if (!synced.ok) log(`questionnaire ${questionnaireSubmitErrorFrom('tier-sync')} ${synced.error.kind}`)
  return succeed(saved.value)
}

function stopped(stage: 'session' | 'current-user' | 'save', failure?: ApiFailure): Result<never, SubmitFailure> {
  const code = questionnaireSubmitErrorFrom(stage)
  return fail({ code, message: errorMessage(questionnaireSubmitErrors[code], serverWords(failure)) })
}

/** The server's own sentence; an answer that did not come from the API has none that a person could use. */
function serverWords(failure: ApiFailure | undefined): { message: string } | undefined {
  return failure?.kind === 'http' && failure.code !== 'unknown' ? { message: failure.message } : undefined
}
