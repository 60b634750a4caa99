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
import { connectionTrouble, isOffline } from '~/services/connection-trouble'
import type { Person } from './person'
import { questionnaireRecord } from './questionnaire-record'

/** What a submission needs from outside. */
export interface SubmitDependencies {
  api: { me: Pick<ApiClient['me'], 'get'>; users: Pick<ApiClient['users'], 'saveQuestionnaire' | 'syncTier'> }
  auth: Pick<AuthClient, 'accessToken' | 'session'>
  now: () => Date
  /** Receives the code of a failure that the person is not told. */
  log: (code: string) => void
}

/** Why a submission stopped, and the sentence that says so. */
export interface SubmitFailure {
  code: QuestionnaireSubmitErrorCode
  message: string
  retryAfterSeconds?: number | undefined
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
  if ((await auth.accessToken()) === undefined) return withoutToken(auth)

  const current = await api.me.get()
  if (!current.ok) return stopped('current-user', current.error)

  // The server keeps records under the confirmed address of the token, which may be newer than what this tab knows.
  const { email } = current.value
  const record = questionnaireRecord({ ...person, email }, answers, now())
  const saved = await api.users.saveQuestionnaire(email, record)
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
  return fail({ code, message: (failure && connectionTrouble(failure)) ?? errorMessage(questionnaireSubmitErrors[code], words), retryAfterSeconds: words?.retryAfterSeconds })
}
