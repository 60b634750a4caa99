import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Notes that these people are told of a version, and returns who wasn't before: each is returned once, whatever else
 * does the same at that moment. A record exists only for a confirmed address.
 */
export async function noteLegalNotices(
  trx: Transaction<Tables>,
  { version, limit }: { version: string; limit: number },
): Promise<string[]> {
  const rows = await trx
    .insertInto('legalNotices')
    .columns(['investorId', 'version'])
    .expression((from) =>
      from
        .selectFrom('investors')
        .select(['investors.id', sql<string>`${version}`.as('version')])
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('legalNotices')
                .select('legalNotices.version')
                .whereRef('legalNotices.investorId', '=', 'investors.id')
                .where('legalNotices.version', '=', version),
            ),
          ),
        )
        .orderBy('investors.id')
        .limit(limit),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('investorId')
    .execute()
  return rows.map(({ investorId }) => investorId)
}

/** The address that a person is told at; undefined once they are gone. */
export async function findNoticeAddress(db: Kysely<Tables>, investorId: string): Promise<string | undefined> {
  const row = await db.selectFrom('investors').select('email').where('id', '=', investorId).executeTakeFirst()
  return row?.email
}

/** How many people had an account before a day, and weren't told of a version. */
export async function countUntold(
  db: Kysely<Tables>,
  { version, before }: { version: string; before: string },
): Promise<number> {
  const { untold } = await db
    .selectFrom('investors')
    .select(({ fn }) => fn.countAll<string>().as('untold'))
    .where('createdAt', '<', new Date(before))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('legalNotices')
            .select('legalNotices.version')
            .whereRef('legalNotices.investorId', '=', 'investors.id')
            .where('legalNotices.version', '=', version),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return Number(untold)
}
