import type { FirmSchedule, FirmSlotDays, SavedFirmSchedule } from '@dst/contracts'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { ValidationIssue } from '@dst/domain/validation'
import type { Kysely } from 'kysely'
import type { ScheduledFirm } from '../../config/content-schedule.ts'
import { findBusy } from '../../database/appointments.ts'
import { findSchedule, scheduleOf, storeSchedule } from '../../database/firm-schedules.ts'
import type { Tables } from '../../database/tables.ts'
import { scheduleIssues, type ScheduleIssueCode } from './schedule-issues.ts'
import { firmDays } from './slot-grid.ts'

/** The firm's schedule in force, with the version that a save has to name. */
export async function readSchedule(db: Kysely<Tables>, firm: ScheduledFirm): Promise<SavedFirmSchedule> {
  return findSchedule(db, firm)
}

/** Why a schedule was not saved: it cannot be, or another one has been saved since. */
export type ScheduleFailure =
  | { code: 'validation_failed'; issues: readonly ValidationIssue<ScheduleIssueCode>[] }
  | { code: 'version_conflict'; current: SavedFirmSchedule }

interface Saving {
  firm: ScheduledFirm
  schedule: FirmSchedule
  /** The version that it was made from. */
  version: number
  /** Account of whoever saves it; null for an operator's program. */
  by: string | null
  now?: Date
}

/**
 * Saves the firm's schedule in place of the version that it was made from. What is booked stays as it is, and so does a
 * promise that was made.
 */
export async function saveSchedule(
  db: Kysely<Tables>,
  { firm, schedule, version, by, now = new Date() }: Saving,
): Promise<Result<SavedFirmSchedule, ScheduleFailure>> {
  const issues = scheduleIssues(schedule, now)
  if (issues.length > 0) return fail({ code: 'validation_failed' as const, issues })
  const saved = await storeSchedule(db, { firm: firm.crd, schedule, version, by, now })
  if (saved) return succeed(saved)
  return fail({ code: 'version_conflict' as const, current: await findSchedule(db, firm) })
}

/** The firm's own view of its next working days: each time is free, booked or held, or blocked. */
export async function slotsOfDays(
  db: Kysely<Tables>,
  { firm, now }: { firm: ScheduledFirm; now: Date },
): Promise<FirmSlotDays> {
  const schedule = await scheduleOf(db, firm)
  return { timeZone: schedule.timeZone, days: firmDays(now, { schedule, busy: await findBusy(db, { now }) }) }
}
