import type { DeskRequest, ListRequests, RequestPage } from '@dst/contracts/desk'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { Kysely, Transaction } from 'kysely'
import { findAppointment } from '../../database/appointments.ts'
import { toTimes } from '../../database/to-appointment.ts'
import { recordAudit } from '../../database/audit.ts'
import { wasAsked } from '../../database/consent-asks.ts'
import { attemptsOf } from '../../database/delivery-attempts.ts'
import { looksAt } from '../../database/desk-looks.ts'
import { eventsOf, findRequest, findRequests } from '../../database/desk-requests.ts'
import { jobsAbout } from '../../database/job-tables.ts'
import { cursorOf, readCursor } from '../../database/page-place.ts'
import type { Tables } from '../../database/tables.ts'
import type { DeskCaller } from '../../plugins/desk-access.ts'
import { whyNotAskable, type AskedFirm } from './askable.ts'
import { toAttempts } from './attempts-view.ts'
import { toDeskJob } from './desk-job.ts'
import { toRow } from './request-row.ts'

/** What the staff's calls about requests need. */
export interface RequestsDeps {
  db: Kysely<Tables>
  /** The configured firm. */
  firm: AskedFirm
  now: () => Date
}

/** Requests on a page. */
const pageSize = 50
/** Attempts, jobs and looks that are shown of one request: more of them say nothing new. */
const maxShown = 200

/** A page of the requests that meet all conditions, newest first. The audit log has how many, never what for. */
export async function listRequests(
  { db, now }: Pick<RequestsDeps, 'db' | 'now'>,
  caller: DeskCaller,
  { cursor, ...filter }: ListRequests,
): Promise<Result<RequestPage, 'validation_failed'>> {
  const after = cursor === undefined ? undefined : readCursor(cursor)
  if (cursor !== undefined && !after) return fail('validation_failed' as const)
  return db.transaction().execute(async (trx) => {
    const { rows, total } = await findRequests(trx, { ...filter, after, now: now() }, pageSize + 1)
    const page = rows.slice(0, pageSize)
    const last = page.at(-1)
    await recordAudit(trx, {
      action: 'requests_listed',
      investorId: null,
      requestId: caller.requestId,
      details: { member: caller.id, count: page.length },
    })
    return succeed({
      requests: page.map(toRow),
      next: last && rows.length > pageSize ? cursorOf(last) : null,
      total,
    })
  })
}

/** How one request travels. The look is recorded with it: no look without its entry. */
export async function openRequest(
  { db, firm, now }: RequestsDeps,
  caller: DeskCaller,
  id: string,
): Promise<Result<DeskRequest, 'not_found'>> {
  return db.transaction().execute(async (trx) => {
    const row = await findRequest(trx, id, now())
    if (!row) return fail('not_found' as const)
    await recordAudit(trx, {
      action: 'request_opened',
      investorId: row.investorId,
      requestId: caller.requestId,
      details: { request: id, member: caller.id, role: caller.role },
    })
    const travels = await readTravels(trx, id)
    const askable = whyNotAskable(row, firm) === undefined && !(await wasAsked(trx, { requestId: id, firm: firm.crd }))
    return succeed({
      ...toRow(row),
      version: row.version,
      timeZone: row.contactTimeZone ?? row.timeZone,
      delivered: { webhook: row.webhookVersion, mail: row.mailVersion, desk: row.deskVersion },
      ...travels,
      askableFirm: askable ? { name: firm.name, crd: firm.crd } : null,
    })
  })
}

async function readTravels(trx: Transaction<Tables>, id: string) {
  const booked = await findAppointment(trx, id)
  const events = await eventsOf(trx, id)
  const jobs = await jobsAbout(trx, id, maxShown)
  const attempts = await attemptsOf(trx, id, maxShown)
  const looks = await looksAt(trx, id, maxShown)
  return {
    // The staff see that there is one, and not the number.
    appointment: booked ? { ...toTimes(booked), way: null } : null,
    events: events.map(({ at, ...event }) => ({ at: at.toISOString(), ...event })),
    attempts: toAttempts(attempts, jobs),
    jobs: jobs.map(toDeskJob),
    looks: looks.map(({ at, ...look }) => ({ at: at.toISOString(), ...look })),
  }
}
