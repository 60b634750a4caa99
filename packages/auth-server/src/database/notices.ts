import type { Kysely } from 'kysely'
import type { AuthTables, NoticeRow } from './tables'

// Longer than a queue tries to send a mail; old rows go with the next notice.
const forgetAfterMilliseconds = 7 * 86_400_000

/** Keeps what a notice is about until it has left. */
export async function insertNotice(trx: Kysely<AuthTables>, notice: NoticeRow): Promise<void> {
  const limit = new Date(notice.happened_at.getTime() - forgetAfterMilliseconds)
  await trx.deleteFrom('notices').where('happened_at', '<', limit).execute()
  await trx.insertInto('notices').values(notice).execute()
}

/** The notice of an order; undefined when it has left, or its account has gone. */
export function findNotice(db: Kysely<AuthTables>, orderId: string): Promise<NoticeRow | undefined> {
  return db.selectFrom('notices').selectAll().where('order_id', '=', orderId).executeTakeFirst()
}

/** Forgets a notice that has left. */
export async function deleteNotice(db: Kysely<AuthTables>, orderId: string): Promise<void> {
  await db.deleteFrom('notices').where('order_id', '=', orderId).execute()
}
