import { tiers } from '@dst/domain/tiers'
import type * as z from 'zod'
import { closedObject } from './closed-object'
import { choice, accountEmail, score } from './fields'

/** Tier and score for the auth user's own metadata; the server checks the address and uses its own figures. */
export const tierSyncSchema = closedObject({
  email: accountEmail(),
  tier: choice('Tier', tiers),
  score,
}).meta({ description: 'Tier and score of the signed-in investor' })

export type TierSync = z.output<typeof tierSyncSchema>
