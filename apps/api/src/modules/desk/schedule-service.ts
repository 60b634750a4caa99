import type { FirmSchedule, FirmSlotDays, SavedFirmSchedule } from '@dst/contracts'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { Transaction } from 'kysely'
import { recordAudit, type AuditAction } from '../../database/audit.ts'
import type { Tables } from '../../database/tables.ts'
import { readSchedule, saveSchedule, slotsOfDays, type ScheduleFailure } from '../slots/firm-schedule.ts'
import type { DeskDeps, FirmMember } from './leads-service.ts'

/** Only the firm that requests go to has times. */
type NoTimes = { code: 'not_found' }

/** The firm's schedule in force, with the version that a save has to name. The look is recorded. */
export async function readTimes(deps: DeskDeps, member: FirmMember): Promise<Result<SavedFirmSchedule, 'not_found'>> {
  return asPresentFirm(deps, member, 'schedule_read', (trx) => readSchedule(trx, deps.partner))
}

/** The firm's own view of its next working days. The look is recorded. */
export async function listTimes(deps: DeskDeps, member: FirmMember): Promise<Result<FirmSlotDays, 'not_found'>> {
  return asPresentFirm(deps, member, 'slots_listed', (trx) => slotsOfDays(trx, { firm: deps.partner, now: deps.now() }))
}

/** Saves the firm's schedule in place of a version, and records who did. */
export async function saveTimes(
  { db, partner, now }: DeskDeps,
  member: FirmMember,
  { schedule, version }: { schedule: FirmSchedule; version: number },
): Promise<Result<SavedFirmSchedule, ScheduleFailure | NoTimes>> {
  if (partner.crd !== member.firm.crd) return fail({ code: 'not_found' as const })
  return db.transaction().execute(async (trx) => {
    const saved = await saveSchedule(trx, { firm: partner, schedule, version, by: member.id, now: now() })
    if (saved.ok) await record(trx, member, 'schedule_saved', saved.value.version)
    return saved
  })
}

async function asPresentFirm<Value>(
  { db, partner }: DeskDeps,
  member: FirmMember,
  action: AuditAction,
  read: (trx: Transaction<Tables>) => Promise<Value>,
): Promise<Result<Value, 'not_found'>> {
  if (partner.crd !== member.firm.crd) return fail('not_found' as const)
  return db.transaction().execute(async (trx) => {
    await record(trx, member, action)
    return succeed(await read(trx))
  })
}

function record(trx: Transaction<Tables>, member: FirmMember, action: AuditAction, version?: number): Promise<void> {
  return recordAudit(trx, {
    action,
    investorId: null,
    requestId: member.requestId,
    details: { member: member.id, firm: member.firm.crd, ...(version === undefined ? {} : { version }) },
  })
}
