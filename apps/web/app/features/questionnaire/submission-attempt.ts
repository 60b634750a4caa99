import type { QuestionnaireAnswers } from '@dst/domain/questionnaire'
import { completeQuestionnaire } from '@dst/domain/validation'
import { validate as isUuid } from 'uuid'
import { acceptedAnswers } from './draft.ts'

/** One intent to submit. Every retry, even after a reload, uses the same key, so that the server stores it once. */
export interface SubmissionAttempt {
  /** The idempotency key: a UUID. */
  key: string
  /** Start time, in milliseconds since 1970. */
  begunAt: number
  /** The submitted answers. */
  answers: QuestionnaireAnswers
}

/** The attempt to send these answers: the earlier one if it has the same answers, otherwise a new one. */
export function attemptFor(
  answers: QuestionnaireAnswers,
  earlier: SubmissionAttempt | undefined,
  make: { newKey: () => string; now: () => Date },
): SubmissionAttempt {
  if (earlier !== undefined && sameAnswers(earlier.answers, answers)) return earlier
  return { key: make.newKey(), begunAt: make.now().getTime(), answers }
}

/** The attempt stored with the answers; undefined if there is none or it is corrupt. */
export function storedAttempt(stored: unknown): SubmissionAttempt | undefined {
  if (!isObject(stored) || !isObject(stored['attempt'])) return undefined
  const { key, begunAt, answers } = stored['attempt']
  const complete = completeQuestionnaire(acceptedAnswers(answers))
  return isUuid(key) && typeof key === 'string' && typeof begunAt === 'number' && complete.ok
    ? { key, begunAt, answers: complete.value }
    : undefined
}

function sameAnswers(one: QuestionnaireAnswers, other: QuestionnaireAnswers): boolean {
  const names = Object.keys(other) as (keyof QuestionnaireAnswers)[]
  return names.every((name) => one[name] === other[name])
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
