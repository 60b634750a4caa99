import * as z from 'zod'
import { closedObject } from './closed-object.ts'

const rule = 'The rule must be a whole number from 1 to 10'

/** The rule of a verdict that was shown, and nothing about whom it was shown to. */
export const shownVerdictSchema = closedObject({ rule: z.int(rule).min(1, rule).max(10, rule) }).meta({
  description: 'A verdict that was shown',
})

/** How often a verdict was shown in one month. */
export const verdictCountSchema = z
  .object({ month: z.string().regex(/^\d{4}-\d{2}$/), rule: z.int(), shown: z.int() })
  .meta({ description: 'How often a verdict was shown in a month (UTC)' })

export type VerdictCount = z.output<typeof verdictCountSchema>
