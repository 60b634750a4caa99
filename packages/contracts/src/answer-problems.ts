import { problemSchema } from './problem.ts'
import type { ProblemDefinition } from './problem-table.ts'

/** The responses for these statuses, each with a problem as its body. */
export function answerProblems<const Status extends ProblemDefinition['status']>(
  ...statuses: Status[]
): Record<Status, typeof problemSchema> {
  const answers: Partial<Record<ProblemDefinition['status'], typeof problemSchema>> = {}
  for (const status of statuses) answers[status] = problemSchema
  return answers as Record<Status, typeof problemSchema>
}
