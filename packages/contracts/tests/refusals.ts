import type { z } from 'zod'
import { problemIssues } from '../src/index'

/** "field: sentence" for everything that a schema refuses; empty when it accepts. */
export function refusals(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value)
  return error ? problemIssues(error).map(({ field, message }) => `${field}: ${message}`) : []
}
