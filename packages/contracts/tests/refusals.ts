import { safeParse, type $ZodType } from 'zod/v4/core'
import { problemIssues } from '../src/index.ts'

/** "field: message" for every issue that a schema reports; empty when it accepts the value. */
export function refusals(schema: $ZodType, value: unknown): string[] {
  const { error } = safeParse(schema, value)
  return error ? problemIssues(error).map(({ field, message }) => `${field}: ${message}`) : []
}
