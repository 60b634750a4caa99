import type { DeclineReason, LeadOutcome } from '@dst/contracts/desk'
import { sql } from 'kysely'

/** How a request ended, as its firm reports it. No firm can report it so far: there is no column with it. */
export const outcome = sql<LeadOutcome | null>`null::text`

/** Why the firm did not take a request; as above. */
export const declinedReason = sql<DeclineReason | null>`null::text`
