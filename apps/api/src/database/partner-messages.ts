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

/** Whether a message with this id was recorded before. */
export async function isPartnerMessageKnown(trx: Transaction<Tables>, id: string): Promise<boolean> {
  const known = await trx.selectFrom('partnerMessages').select('id').where('id', '=', id).executeTakeFirst()
  return known !== undefined
}

/** Deletes old ids, a thousand at a time. */
export async function removeOldPartnerMessages(db: Kysely<Tables>): Promise<void> {
  const old = db.selectFrom('partnerMessages').select('id').where('receivedAt', '<', remembered).limit(1000)
  await db.deleteFrom('partnerMessages').where('id', 'in', old).execute()
}
