import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import { lockPending, settleAction, type DeskActionRow } from '../../database/desk-actions.ts'
import { lockReported, type ReportedRequest } from '../../database/request-delivery.ts'
import type { Tables } from '../../database/tables.ts'
import type { JobHandler } from '../../jobs/job-kinds.ts'
import { acknowledge } from '../partner/acknowledge.ts'
import { alertDeclined, applyWord } from '../partner/apply-word.ts'
import { bookForFirm } from '../slots/firm-booking.ts'
import { allowedNow } from './allowed-now.ts'
import type { DeskDeps } from './leads-service.ts'

/**
 * Applies an action of the desk exactly once, unless it was undone. If the lead has changed meanwhile so that the
 * action no longer fits, it is void, which the firm sees at the desk.
 */
export function deskActionHandler(deps: DeskDeps, log: Pick<FastifyBaseLogger, 'error'>): JobHandler<'desk-action'> {
  return async ({ actionId }) => {
    const done = await deps.db.transaction().execute(async (trx) => {
      const pending = await lockPending(trx, actionId, (requestId) => lockReported(trx, requestId))
      if (!pending) return undefined
      const { action, row } = pending
      const applied = await apply(trx, deps, { action, row })
      await settleAction(trx, { id: actionId, state: applied ? 'done' : 'void' })
      return applied ? action : undefined
    })
    if (done?.action.kind === 'decline') alertDeclined(log, done.requestId, { word: done.action })
  }
}

interface Due {
  action: DeskActionRow
  row: ReportedRequest
}

/** False, without a change, if the lead no longer allows it or is not what the member saw. */
async function apply(trx: Transaction<Tables>, deps: DeskDeps, { action: due, row }: Due): Promise<boolean> {
  const { action, at, firmCrd } = due
  if (row.version !== due.version || row.firmCrd !== firmCrd) return false
  if (!(await allowedNow(trx, deps, { row, firmCrd })).includes(action.kind)) return false
  if (action.kind === 'schedule') {
    const start = new Date(action.start)
    if (!(await bookForFirm(trx, deps, { row, start, at }))) return false
  }
  // Whoever reports about a version has it.
  await acknowledge(trx, deps, { requestId: row.id, version: row.version, at })
  if (action.kind !== 'acknowledge') await applyWord(trx, deps, row, { word: action, requestId: due.id, at })
  return true
}
