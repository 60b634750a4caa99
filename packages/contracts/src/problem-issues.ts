import type { ProblemIssue } from './problem.ts'

/** What Fastify's zod type provider reports for one rejected value (`error.validation`). */
export interface ValidationDetail {
  readonly keyword: string
  readonly instancePath: string
  readonly message?: string | undefined
  readonly params?: Readonly<Record<string, unknown>>
}

/** Why zod rejected a value: the `error` of `safeParse`. */
export interface Rejection {
  readonly issues: readonly {
    readonly path: readonly PropertyKey[]
    readonly code: string
    readonly message: string
    /** The unknown fields of a closed object. */
    readonly keys?: readonly PropertyKey[]
  }[]
}

/** Converts zod's issues to the API's; each unknown field becomes an issue of its own. */
export function problemIssues({ issues }: Rejection): ProblemIssue[] {
  return issues.flatMap(({ path, code, message, keys = [] }) =>
    toIssues(path.map(String), code, message, code === 'unrecognized_keys' ? keys.map(String) : []),
  )
}

/** The same issues from the details that Fastify's zod type provider attaches to a validation error. */
export function problemIssuesFromValidation(details: readonly ValidationDetail[]): ProblemIssue[] {
  return details.flatMap(({ keyword, instancePath, message = 'Invalid value', params }) =>
    toIssues(instancePath.split('/').filter(Boolean), keyword, message, stringsOf(params?.['keys'])),
  )
}

function toIssues(
  path: readonly string[],
  code: string,
  message: string,
  unknownKeys: readonly string[],
): ProblemIssue[] {
  if (unknownKeys.length === 0) return [{ field: path.join('.'), code, message }]
  return unknownKeys.map((key) => ({ field: [...path, key].join('.'), code, message: `Unknown field: ${key}` }))
}

function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}
