import { daySeconds } from './day.ts'
import type { Kysely } from 'kysely'
import type { NoticeRow } from './notice-tables.ts'
import type { AuthTables } from './tables.ts'

// Longer than a queue retries an email; the next notice deletes old rows.
const forgetAfterMilliseconds = 7 * daySeconds * 1000

/** Stores the content of a notice until it has been sent. */
export async function insertNotice(trx: Kysely<AuthTables>, notice: NoticeRow): Promise<void> {
  const limit = new Date(notice.happened_at.getTime() - forgetAfterMilliseconds)
  await trx.deleteFrom('notices').where('happened_at', '<', limit).execute()
  await trx.insertInto('notices').values(notice).execute()
}

/** The notice of an order; undefined if it has been sent or its account is gone. */
export function findNotice(db: Kysely<AuthTables>, orderId: string): Promise<NoticeRow | undefined> {
  return db.selectFrom('notices').selectAll().where('order_id', '=', orderId).executeTakeFirst()
}

/** Whether a notice to this user still waits to be sent. */
export async function hasUnsentNotice(db: Kysely<AuthTables>, userId: string): Promise<boolean> {
  const unsent = await db.selectFrom('notices').select('order_id').where('user_id', '=', userId).executeTakeFirst()
  return unsent !== undefined
}

/** Deletes a notice that has been sent. */
export async function deleteNotice(db: Kysely<AuthTables>, orderId: string): Promise<void> {
  await db.deleteFrom('notices').where('order_id', '=', orderId).execute()
}
