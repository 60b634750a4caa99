import { tiers } from '@dst/domain/tiers'
import type * as z from 'zod/mini'
import { described } from './described.ts'
import { closedObject } from './closed-object.ts'
import { choice, accountEmail, score } from './fields.ts'

/** Tier and score for the auth user's metadata; the server checks the email address and uses its own values. */
export const tierSyncSchema = described(
  'Tier and score of the signed-in investor',
  closedObject({
    email: accountEmail(),
    tier: choice('Tier', tiers),
    score,
  }),
)

/** Tier and score of the signed-in investor, as a client reports them; the server uses its own. */
export type TierSync = z.output<typeof tierSyncSchema>
