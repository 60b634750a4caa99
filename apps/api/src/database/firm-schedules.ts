import type { FirmSchedule, SavedFirmSchedule } from '@dst/contracts'
import type { Kysely, Selectable } from 'kysely'
import { contentSchedule, type ScheduledFirm } from '../config/content-schedule.ts'
import type { FirmSchedulesTable } from './firm-tables.ts'
import type { Tables } from './tables.ts'

const columns = [
  'timeZone',
  'hours',
  'closedDays',
  'blocked',
  'conversationMinutes',
  'meetingLink',
  'version',
  'updatedAt',
] as const satisfies readonly (keyof FirmSchedulesTable)[]

type Row = Pick<Selectable<FirmSchedulesTable>, (typeof columns)[number]>

/** The schedule in force: the one that the firm saved, otherwise the content package's, as version 0. */
export async function findSchedule(db: Kysely<Tables>, firm: ScheduledFirm): Promise<SavedFirmSchedule> {
  const row = await db.selectFrom('firmSchedules').select(columns).where('firm', '=', firm.crd).executeTakeFirst()
  return row ? toSaved(row) : { schedule: contentSchedule(firm), version: 0, updatedAt: null }
}

/** The schedule in force. */
export async function scheduleOf(db: Kysely<Tables>, firm: ScheduledFirm): Promise<FirmSchedule> {
  return (await findSchedule(db, firm)).schedule
}

interface NewSchedule {
  firm: string
  schedule: FirmSchedule
  /** The version that it replaces; 0 if the firm has saved none. */
  version: number
  /** Account of whoever saves it; null for an operator's program. */
  by: string | null
  now: Date
}

/** Stores a schedule in place of the given version; undefined if another one is in force. */
export async function storeSchedule(
  db: Kysely<Tables>,
  { firm, schedule, version, by, now }: NewSchedule,
): Promise<SavedFirmSchedule | undefined> {
  const values = {
    timeZone: schedule.timeZone,
    hours: JSON.stringify(schedule.hours),
    closedDays: JSON.stringify(schedule.closedDays),
    blocked: JSON.stringify(schedule.blocked),
    conversationMinutes: schedule.conversationMinutes,
    meetingLink: schedule.meetingLink,
    version: version + 1,
    updatedAt: now,
    updatedBy: by,
  }
  const row = await (version === 0
    ? db
        .insertInto('firmSchedules')
        .values({ firm, ...values })
        .onConflict((conflict) => conflict.doNothing())
        .returning(columns)
        .executeTakeFirst()
    : db
        .updateTable('firmSchedules')
        .set(values)
        .where('firm', '=', firm)
        .where('version', '=', version)
        .returning(columns)
        .executeTakeFirst())
  return row && toSaved(row)
}

function toSaved({ version, updatedAt, hours, closedDays, blocked, ...row }: Row): SavedFirmSchedule {
  return { schedule: { ...row, hours, closedDays, blocked }, version, updatedAt: updatedAt.toISOString() }
}
