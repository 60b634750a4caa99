import { createHash } from 'node:crypto'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from './tables.js'

/** Whether this account was deleted not long ago, so that a token of it opens nothing. */
export async function isDeleted(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('deletedAccounts')
    .select('deletedAt')
    .where('accountHash', '=', hashOf(userId))
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps for a month that this account is deleted: longer than any token of it lives, as hosted services give seven days at most. */
export async function rememberDeleted(trx: Transaction<Tables>, userId: string): Promise<void> {
  await trx
    .deleteFrom('deletedAccounts')
    .where('deletedAt', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
  await trx
    .insertInto('deletedAccounts')
    .values({ accountHash: hashOf(userId) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A token named an account that is deleted: answered like a token that nobody gave. */
export class AccountDeleted extends Error {
  readonly statusCode = 401
  constructor() {
    super('the account of this token is deleted')
  }
}

function hashOf(userId: string): string {
  return createHash('sha256').update(`account ${userId}`).digest('hex')
}
