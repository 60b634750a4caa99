import * as z from 'zod/mini'
import { described } from './described.ts'

/** The process is running. */
export const livenessSchema = described('The process runs', z.object({ status: z.literal('ok') }))

/** Whether the process can serve requests: each dependency by name. Sent with status 503 while one fails. */
export const readinessSchema = described(
  'Whether the process can serve',
  z.object({
    status: z.enum(['ready', 'unavailable']),
    checks: z.record(z.string(), z.enum(['ok', 'failed'])),
  }),
)

/** Whether the process can serve requests, and which of its dependencies answer, by name. */
export type Readiness = z.output<typeof readinessSchema>
