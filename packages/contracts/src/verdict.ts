import * as z from 'zod/mini'
import { described } from './described.ts'
import { closedObject } from './closed-object.ts'

const rule = 'The rule must be a whole number from 1 to 11'

/** The rule of a verdict that was shown, and nothing about whom it was shown to. */
export const displayedVerdictSchema = described(
  'A verdict that was shown',
  closedObject({ rule: z.int(rule).check(z.minimum(1, rule), z.maximum(11, rule)) }),
)

/** How often a verdict was shown in one month. */
export const verdictCountSchema = described(
  'How often a verdict was shown in a month (UTC)',
  z.object({ month: z.string().check(z.regex(/^\d{4}-\d{2}$/)), rule: z.int(), shown: z.int() }),
)

/** How often the verdict of one rule was shown in one month (yyyy-mm, UTC). */
export type VerdictCount = z.output<typeof verdictCountSchema>
