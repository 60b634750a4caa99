import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** When the server at this address ended its subscription; undefined while messages are sent there. */
export async function webhookEndedAt(db: Kysely<Tables>, url: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('endedWebhooks')
    .select('endedAt')
    .where('addressHash', '=', hashOf(url))
    .executeTakeFirst()
  return row?.endedAt
}

/** Sends nothing more to this address. False if that was so before. */
export async function endWebhook(db: Kysely<Tables>, url: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('endedWebhooks')
    .values({ addressHash: hashOf(url) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Sends to every address again. False if none was ended. */
export async function resumeWebhooks(db: Kysely<Tables>): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('endedWebhooks').executeTakeFirst()
  return numDeletedRows > 0n
}

function hashOf(url: string): string {
  return createHash('sha256').update(url).digest('hex')
}
