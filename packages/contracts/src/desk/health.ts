import * as z from 'zod/mini'
import { described } from '../described.ts'
import { timestamp } from '../fields.ts'

/** What the doctor command checks, and what failed in the last day. */
export const deskHealthSchema = described(
  'How the product is doing',
  z.object({
    at: timestamp,
    checks: z.array(z.object({ level: z.enum(['fine', 'notice', 'failure']), text: z.string() })),
    /** Failures of the last 24 hours: what, why, how often, and when last. */
    failures: z.array(z.object({ what: z.string(), reason: z.string(), count: z.int(), lastAt: timestamp })),
  }),
)
export type DeskHealth = z.output<typeof deskHealthSchema>
