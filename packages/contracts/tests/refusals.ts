import type * as z from 'zod/mini'
import { problemIssues } from '../src/index.ts'

/** "field: message" for every issue that a schema reports; empty when it accepts the value. */
export function refusals(schema: z.ZodMiniType, value: unknown): string[] {
  const { error } = schema.safeParse(value)
  return error ? problemIssues(error).map(({ field, message }) => `${field}: ${message}`) : []
}
