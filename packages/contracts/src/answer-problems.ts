import * as z from 'zod/mini'
import { described } from './described.ts'
import { problemSchema, type ProblemSchema } from './problem.ts'
import type { ProblemDefinition } from './problem-table.ts'

/** The responses for these statuses, each with a problem as its body. */
export function answerProblems<const Status extends ProblemDefinition['status']>(
  ...statuses: Status[]
): Record<Status, ProblemSchema> {
  const answers: Partial<Record<ProblemDefinition['status'], ProblemSchema>> = {}
  for (const status of statuses) answers[status] = problemSchema
  return answers as Record<Status, ProblemSchema>
}

/** The body of a 204. */
export const emptySchema = described('No content', z.null())
/** What every call may answer. */
export const always = answerProblems(429, 500, 503)
/** What every call with a body may answer. */
export const withBody = { ...always, ...answerProblems(400, 413, 415) }
/** What a call of a signed-in investor may answer besides. */
export const signedIn = answerProblems(401)
/** What a call about the caller's own record may answer besides. */
export const myRecord = answerProblems(401, 403)
