import type { RequestState, Slot } from '@dst/contracts'
import type { LeadAction, PendingAction } from '@dst/contracts/desk'
import { deskUndoWindow } from '@dst/domain/parameters'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { Transaction } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { isWithinCallingHours } from '../../config/firm-hours.ts'
import { recordAudit } from '../../database/audit.ts'
import {
  findByKey,
  insertAction,
  lockOwnAction,
  settleAction,
  type DeskActionRow,
} from '../../database/desk-actions.ts'
import { scheduleOf } from '../../database/firm-schedules.ts'
import { fingerprintOf } from '../../database/fingerprint.ts'
import { lockReported, type ReportedRequest } from '../../database/request-delivery.ts'
import type { Tables } from '../../database/tables.ts'
import { findBookable } from '../slots/firm-booking.ts'
import { allowedNow } from './allowed-now.ts'
import { toPendingAction } from './lead-view.ts'
import type { DeskDeps, FirmMember } from './leads-service.ts'

/** An action to record, and the version of the lead that the member saw. */
export interface NewLeadAction {
  requestId: string
  action: LeadAction
  version: number
  idempotencyKey: string
}

/** Why an action is not recorded. */
export type ActionRefusal =
  | { code: 'not_found' | 'idempotency_key_reused' | 'action_pending' | 'version_conflict' }
  | { code: 'request_ended'; state: RequestState }
  | { code: 'slot_taken'; slots: Slot[] }
  | { code: 'validation_failed'; field: 'action.againAt' | 'action.start'; issue: string }

/** A pending action, and whether this call is a repeat of the one that recorded it. */
interface Recorded {
  pending: PendingAction
  repeated: boolean
}

/**
 * Records an action together with the job that applies it once it can no longer be undone. Once per idempotency key of
 * a member, and one at a time per lead.
 */
export async function recordLeadAction(
  deps: DeskDeps,
  member: FirmMember,
  asked: NewLeadAction,
): Promise<Result<Recorded, ActionRefusal>> {
  return deps.db.transaction().execute(async (trx) => {
    // Locked before anything is looked up, so that two calls with one key are processed in sequence.
    const row = await lockReported(trx, asked.requestId)
    if (row?.firmCrd !== member.firm.crd || row.sharedAt === null) return fail({ code: 'not_found' as const })
    const earlier = await findByKey(trx, { memberId: member.id, idempotencyKey: asked.idempotencyKey })
    if (earlier) return repeat(member, asked, earlier)
    const refusal = await refusalOf(trx, deps, { asked, row, member })
    if (refusal) return fail(refusal)
    const at = deps.now()
    const effectiveAt = new Date(at.getTime() + deskUndoWindow * 1000)
    const by = { memberId: member.id, firmCrd: member.firm.crd }
    const recorded = await insertAction(trx, { ...asked, ...by, at, effectiveAt })
    if (!recorded) return fail({ code: 'action_pending' as const })
    await deps.queue.send(trx, 'desk-action', { actionId: recorded.id }, effectiveAt)
    await audit(trx, { member, row, action: 'lead_action_recorded', kind: asked.action.kind })
    return succeed({ pending: toPendingAction(recorded, member.id), repeated: false })
  })
}

/** Undoes an action of the caller that has not taken effect; one that is undone stays undone. */
export async function undoLeadAction(
  { db }: DeskDeps,
  member: FirmMember,
  id: string,
): Promise<Result<null, 'not_found' | 'too_late'>> {
  return db.transaction().execute(async (trx) => {
    const own = await lockOwnAction(trx, { id, memberId: member.id })
    if (!own) return fail('not_found' as const)
    if (own.state === 'undone') return succeed(null)
    if (!(await settleAction(trx, { id, state: 'undone' }))) return fail('too_late' as const)
    const row = { id: own.requestId, investorId: own.investorId }
    await audit(trx, { member, row, action: 'lead_action_undone', kind: own.action.kind })
    return succeed(null)
  })
}

function repeat(member: FirmMember, asked: NewLeadAction, earlier: DeskActionRow): Result<Recorded, ActionRefusal> {
  const bodyOf = ({ requestId, action, version }: Omit<NewLeadAction, 'idempotencyKey'>) =>
    fingerprintOf({ requestId, action, version })
  if (bodyOf(earlier) !== bodyOf(asked)) return fail({ code: 'idempotency_key_reused' })
  return succeed({ pending: toPendingAction(earlier, member.id), repeated: true })
}

interface Check {
  asked: NewLeadAction
  row: ReportedRequest
  member: FirmMember
}

async function refusalOf(
  trx: Transaction<Tables>,
  deps: DeskDeps,
  { asked: { action, version }, row, member }: Check,
): Promise<ActionRefusal | undefined> {
  const allowed = await allowedNow(trx, deps, { row, firmCrd: member.firm.crd })
  if (!allowed.includes(action.kind))
    return { code: 'request_ended', state: row.lead === null ? 'withdrawn' : row.state }
  if (row.version !== version) return { code: 'version_conflict' }
  if (action.kind === 'not_reached') return againIssue(trx, deps, { row, againAt: new Date(action.againAt) })
  return action.kind === 'schedule' ? startIssue(trx, deps, { row, start: new Date(action.start) }) : undefined
}

async function startIssue(
  trx: Transaction<Tables>,
  deps: DeskDeps,
  asked: { row: ReportedRequest; start: Date },
): Promise<ActionRefusal | undefined> {
  const found = await findBookable(trx, deps, asked)
  if (found.outcome === 'taken') return { code: 'slot_taken', slots: found.slots }
  if (found.outcome === 'free') return undefined
  const issue =
    'There is no number to call, and your times have no link to meet at. Set a link under Times, or write to them'
  return { code: 'validation_failed', field: 'action.start', issue }
}

async function againIssue(
  trx: Transaction<Tables>,
  { now, partner }: DeskDeps,
  { row: { lead }, againAt }: { row: ReportedRequest; againAt: Date },
): Promise<ActionRefusal | undefined> {
  const refuse = (issue: string) => ({ code: 'validation_failed', field: 'action.againAt', issue }) as const
  if (againAt <= now()) return refuse('The next try must lie in the future')
  const timeZone = lead?.contact.timeZone ?? (await scheduleOf(trx, partner)).timeZone
  const at = Temporal.Instant.fromEpochMilliseconds(againAt.getTime())
  if (isWithinCallingHours({ from: at, to: at }, timeZone)) return undefined
  return refuse('People are called from 8 am to 9 pm, where they are')
}

interface Trace {
  member: FirmMember
  row: { id: string; investorId: string }
  action: 'lead_action_recorded' | 'lead_action_undone'
  kind: LeadAction['kind']
}

async function audit(trx: Transaction<Tables>, { member, row, action, kind }: Trace): Promise<void> {
  await recordAudit(trx, {
    action,
    investorId: row.investorId,
    requestId: member.requestId,
    details: { request: row.id, member: member.id, role: member.role, firm: member.firm.crd, kind },
  })
}
