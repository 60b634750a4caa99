import * as z from 'zod'

/** The process is running. */
export const livenessSchema = z.object({ status: z.literal('ok') }).meta({ description: 'The process runs' })

/** Whether the process can serve requests: each dependency by name. Sent with status 503 while one fails. */
export const readinessSchema = z
  .object({
    status: z.enum(['ready', 'unavailable']),
    checks: z.record(z.string(), z.enum(['ok', 'failed'])),
  })
  .meta({ description: 'Whether the process can serve' })

export type Readiness = z.output<typeof readinessSchema>
