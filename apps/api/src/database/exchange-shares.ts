import type { MyData, SharedExchange } from '@dst/contracts'
import { exchangeShareMemory, exchangeShareOpens } from '@dst/domain/parameters'
import { millisecondsPerDay } from '@dst/domain/time'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

type Kept = MyData['exchangeShares'][number]

/** The person's links, newest first, each with its newest opens. */
export async function listShares(db: Kysely<Tables>, investorId: string): Promise<Kept[]> {
  const shares = await db
    .selectFrom('exchangeShares')
    .select(['id', 'createdAt', 'expiresAt', 'withdrawnAt', 'ciphertext'])
    .where('investorId', '=', investorId)
    .orderBy('createdAt', 'desc')
    .execute()
  const opens = await db
    .selectFrom('exchangeShareOpens')
    .innerJoin('exchangeShares', 'exchangeShares.id', 'exchangeShareOpens.shareId')
    .select(['shareId', 'openedAt'])
    .where('investorId', '=', investorId)
    .orderBy('openedAt', 'desc')
    .execute()
  return shares.map(({ createdAt, expiresAt, withdrawnAt, ...share }) => ({
    ...share,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    opens: opens.flatMap(({ shareId, openedAt }) => (shareId === share.id ? [openedAt.toISOString()] : [])),
  }))
}

/** Stores encrypted content under a new link. */
export async function insertShare(
  trx: Transaction<Tables>,
  share: { id: string; investorId: string; ciphertext: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('exchangeShares')
    .values({ ...share, withdrawnAt: null })
    .execute()
}

/** The number of the person's links that still open. */
export async function countOpenShares(trx: Transaction<Tables>, investorId: string, now: Date): Promise<number> {
  const { open } = await trx
    .selectFrom('exchangeShares')
    .select(({ fn }) => fn.countAll<string>().as('open'))
    .where('investorId', '=', investorId)
    .where('withdrawnAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow()
  return Number(open)
}

/** Deletes the content of one of the person's links; false if they have no such link. */
export async function withdrawShare(
  trx: Transaction<Tables>,
  { id, investorId, now }: { id: string; investorId: string; now: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('exchangeShares')
    .set({ ciphertext: null, withdrawnAt: sql`coalesce(withdrawn_at, ${now})` })
    .where('id', '=', id)
    .where('investorId', '=', investorId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** The content of a link, recorded as one open; only the newest opens are kept. */
export async function openShare(
  trx: Transaction<Tables>,
  id: string,
  now: Date,
): Promise<SharedExchange | 'ended' | 'unknown'> {
  const row = await trx
    .selectFrom('exchangeShares')
    .select(['ciphertext', 'createdAt', 'expiresAt'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return 'unknown'
  const { ciphertext, createdAt, expiresAt } = row
  if (ciphertext === null || expiresAt <= now) return 'ended'
  await trx.insertInto('exchangeShareOpens').values({ shareId: id, openedAt: now }).execute()
  const older = trx
    .selectFrom('exchangeShareOpens')
    .select('id')
    .where('shareId', '=', id)
    .orderBy('openedAt', 'desc')
    .offset(exchangeShareOpens)
  await trx.deleteFrom('exchangeShareOpens').where('id', 'in', older).execute()
  return { ciphertext, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
}

/** Deletes the content of links whose time is over, and forgets those whose time was over long ago. */
export async function clearExpiredShares(db: Kysely<Tables>, now: Date): Promise<void> {
  await db
    .updateTable('exchangeShares')
    .set({ ciphertext: null })
    .where('expiresAt', '<=', now)
    .where('ciphertext', 'is not', null)
    .execute()
  const forgotten = new Date(now.getTime() - exchangeShareMemory * millisecondsPerDay)
  await db
    .deleteFrom('exchangeShares')
    .where((share) => share.or([share('expiresAt', '<=', forgotten), share('withdrawnAt', '<=', forgotten)]))
    .execute()
}
