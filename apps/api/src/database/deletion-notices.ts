import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Keeps the address that a deletion is confirmed to until the mail is sent; the id is all that a job carries. */
export async function insertDeletionNotice(trx: Transaction<Tables>, address: string): Promise<string> {
  const { id } = await trx.insertInto('deletionNotices').values({ address }).returning('id').executeTakeFirstOrThrow()
  return id
}

/** A confirmation that is yet to be sent. */
export async function findDeletionNotice(db: Kysely<Tables>, id: string) {
  return db.selectFrom('deletionNotices').select(['address', 'deletedAt']).where('id', '=', id).executeTakeFirst()
}

/** Forgets the address of a confirmation that was sent. */
export async function removeDeletionNotice(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom('deletionNotices').where('id', '=', id).execute()
}
