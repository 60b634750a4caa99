import type { MyData } from '@dst/contracts'
import type { ExchangeFile, PlainDate } from '@dst/domain/exchange-file'
import { millisecondsPerDay } from '@dst/domain/time'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Switched-on reminders whose file is to be looked at. */
export interface DueReminders {
  investorId: string
  timeZone: string
  remindedOn: string | null
  /** Null where none is saved. */
  file: ExchangeFile | null
}

/** How the person's reminders stand; null before they were ever switched on. */
export async function findReminders(db: Kysely<Tables>, investorId: string): Promise<MyData['exchangeReminders']> {
  const row = await db
    .selectFrom('exchangeReminders')
    .select(['timeZone', 'checkAt', 'remindedOn'])
    .where('investorId', '=', investorId)
    .executeTakeFirst()
  return row ? { ...row, checkAt: row.checkAt?.toISOString() ?? null } : null
}

/** Switches the person's reminders on. A check that is due sooner stays, so that no day is skipped. */
export async function switchRemindersOn(
  trx: Transaction<Tables>,
  { investorId, timeZone, checkAt }: { investorId: string; timeZone: string; checkAt: Date },
): Promise<void> {
  await trx
    .insertInto('exchangeReminders')
    .values({ investorId, timeZone, checkAt })
    .onConflict((conflict) =>
      conflict.column('investorId').doUpdateSet({
        timeZone,
        checkAt: sql<Date>`least(exchange_reminders.check_at, ${checkAt})`,
      }),
    )
    .execute()
}

/**
 * Switches the person's reminders off; true if they were on. The day of the last one is kept, so that it is not told
 * twice.
 */
export async function switchRemindersOff(trx: Transaction<Tables>, investorId: string): Promise<boolean> {
  const switched = await trx
    .updateTable('exchangeReminders')
    .set({ timeZone: null, checkAt: null })
    .where('investorId', '=', investorId)
    .where('timeZone', 'is not', null)
    .executeTakeFirst()
  return switched.numUpdatedRows > 0n
}

/** Deletes everything about the person's reminders, after a check that is under way. */
export async function removeReminders(trx: Transaction<Tables>, investorId: string): Promise<void> {
  await trx.deleteFrom('exchangeReminders').where('investorId', '=', investorId).execute()
}

/** Milliseconds within which every check is planned; one further ahead was planned while the clock was ahead. */
const furthestCheck = 2 * millisecondsPerDay

/** The reminders that are due longest, locked; those that another process has locked are left to it. */
export async function lockDueReminders(trx: Transaction<Tables>, now: Date, most: number): Promise<DueReminders[]> {
  return trx
    .selectFrom('exchangeReminders as reminders')
    .leftJoin('exchangeFiles as files', 'files.investorId', 'reminders.investorId')
    .select(['reminders.investorId', 'reminders.timeZone', 'reminders.remindedOn', 'files.file'])
    .where((where) =>
      where.or([
        where('reminders.checkAt', '<=', now),
        where('reminders.checkAt', '>', new Date(now.getTime() + furthestCheck)),
      ]),
    )
    .where('reminders.timeZone', 'is not', null)
    .$narrowType<{ timeZone: string }>()
    .orderBy('reminders.checkAt')
    .limit(most)
    .forUpdate('reminders')
    .skipLocked()
    .execute()
}

/** Records that the file was looked at, and the day of the reminder if it gave one. */
export async function recordCheck(
  trx: Transaction<Tables>,
  { investorId, checkAt, day }: { investorId: string; checkAt: Date; day: PlainDate | undefined },
): Promise<void> {
  await trx
    .updateTable('exchangeReminders')
    .set({ checkAt, ...(day === undefined ? {} : { remindedOn: day }) })
    .where('investorId', '=', investorId)
    .execute()
}

/** The person whom a reminder is for, with the file as it is saved now; undefined if it is not to be sent. */
export async function findReminded(db: Kysely<Tables>, investorId: string) {
  return db
    .selectFrom('exchangeReminders as reminders')
    .innerJoin('investors', 'investors.id', 'reminders.investorId')
    .innerJoin('exchangeFiles as files', 'files.investorId', 'reminders.investorId')
    .select(['investors.email', 'reminders.timeZone', 'files.file'])
    .where('reminders.investorId', '=', investorId)
    .where('reminders.timeZone', 'is not', null)
    .where('investors.emailNotifications', '=', true)
    .$narrowType<{ timeZone: string }>()
    .executeTakeFirst()
}
