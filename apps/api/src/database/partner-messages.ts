import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** How long the ids of partner messages are kept: its retries come for a day or two, each with a new signature. */
const remembered = sql<Date>`now() - interval '7 days'`

/** Records the id of a message; false if it was recorded before. */
export async function recordPartnerMessage(trx: Transaction<Tables>, id: string): Promise<boolean> {
  const fresh = await trx
    .insertInto('partnerMessages')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return fresh !== undefined
}

/** Forgets the id of a message that was refused, so that a repeat of it is refused as well. */
export async function forgetPartnerMessage(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('partnerMessages').where('id', '=', id).execute()
}

/** Deletes old ids, a thousand at a time. */
export async function removeOldPartnerMessages(db: Kysely<Tables>): Promise<void> {
  const old = db.selectFrom('partnerMessages').select('id').where('receivedAt', '<', remembered).limit(1000)
  await db.deleteFrom('partnerMessages').where('id', 'in', old).execute()
}
