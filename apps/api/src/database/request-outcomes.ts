import type { DeclineReason, LeadOutcome } from '@dst/contracts/desk'
import { sql } from 'kysely'

// No firm can report any of these so far: there is no column with them.

/** How a request ended, as its firm reports it. */
export const outcome = sql<LeadOutcome | null>`null::text`

/** Why the firm did not take a request. */
export const declinedReason = sql<DeclineReason | null>`null::text`

/** The newest version that somebody of the firm has opened at the desk; 0 if none. */
export const deskVersion = sql<number>`0`
