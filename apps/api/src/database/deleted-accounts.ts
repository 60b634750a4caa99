import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Whether this account was deleted recently, so that its remaining tokens are rejected. */
export async function isDeleted(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('deletedAccounts')
    .select('deletedAt')
    .where('accountHash', '=', hashOf(userId))
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Records that this account was deleted, until the job `retention` forgets it. That outlives any of its tokens, as
 * hosted services allow at most seven days.
 */
export async function rememberDeleted(trx: Transaction<Tables>, userId: string): Promise<void> {
  await trx
    .insertInto('deletedAccounts')
    .values({ accountHash: hashOf(userId) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A token named a deleted account: handled like an invalid token. */
export class AccountDeleted extends Error {
  readonly statusCode = 401
  constructor() {
    super('the account of this token is deleted')
  }
}

function hashOf(userId: string): string {
  return createHash('sha256').update(`account ${userId}`).digest('hex')
}
