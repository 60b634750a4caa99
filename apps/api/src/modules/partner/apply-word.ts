import type { LeadAction, LeadOutcome } from '@dst/contracts/desk'
import type { FastifyBaseLogger } from 'fastify'
import type { Transaction } from 'kysely'
import { recordEvent } from '../../database/consultation-events.ts'
import { hasOtherOpen, setReported, type ReportedRequest } from '../../database/request-delivery.ts'
import type { Tables } from '../../database/tables.ts'
import { cancelAppointmentOf, type Announcer } from '../../jobs/announce-appointment.ts'
import { takeDeletion, takeOptOut } from './partner-last-word.ts'

/**
 * What the firm reports about a request, as an event or at its desk. `schedule`: a conversation is arranged. An event
 * need not say how a request ended.
 */
export type FirmWord =
  | Exclude<LeadAction, { kind: 'acknowledge' | 'schedule' | 'close' }>
  | { kind: 'schedule' }
  | { kind: 'close'; outcome?: LeadOutcome | undefined }

/** A word of the firm, and when it was given if that was before this transaction. */
export interface GivenWord {
  word: FirmWord
  /** The id under which it is recorded: of the call that brought it, or of the action at the desk. */
  requestId: string
  at?: Date | undefined
}

/**
 * Applies what the firm reports to a request that allows it and is locked. Ending a request also cancels its
 * appointment.
 */
export async function applyWord(
  trx: Transaction<Tables>,
  announcer: Announcer,
  row: ReportedRequest,
  { word, requestId, at }: GivenWord,
): Promise<void> {
  const record = (event: Parameters<typeof recordEvent>[1]['event']) =>
    recordEvent(trx, { requestId: row.id, version: row.version, event, ...(at ? { at } : {}) })
  const end = async (values: Parameters<typeof setReported>[2]) => {
    await setReported(trx, row.id, { state: 'closed', againAt: null, endedAt: at ?? new Date(), ...values })
    await cancelAppointmentOf(trx, announcer, row)
  }
  switch (word.kind) {
    case 'reached':
      await record('called')
      return setReported(trx, row.id, { state: 'called', againAt: null })
    case 'not_reached':
      await record('not_reached')
      return setReported(trx, row.id, { againAt: new Date(word.againAt) })
    case 'schedule':
      await record('scheduled')
      // Only one request of a person is open: word about the former one is recorded, and the newer one stays open.
      if (await hasOtherOpen(trx, row)) return undefined
      return setReported(trx, row.id, { state: 'scheduled', againAt: null })
    case 'close':
      await record('closed')
      return end({ outcome: word.outcome ?? null })
    case 'decline':
      await record('declined')
      await end({ declined: word.reason })
      return announcer.queue.send(trx, 'request-mail', { requestId: row.id, version: row.version, what: 'declined' })
    case 'opt_out':
      return takeOptOut(trx, announcer, { id: row.id, row, from: word.from, requestId, at })
    case 'confirm_deletion':
      return takeDeletion(trx, { id: row.id, row, at })
  }
}

/** Alerts the staff once the firm has declined a request: its person may need another way. */
export function alertDeclined(
  log: Pick<FastifyBaseLogger, 'error'>,
  lead: string,
  { word }: Pick<GivenWord, 'word'>,
): void {
  if (word.kind !== 'decline') return
  log.error(
    { code: 'lead_declined', lead, reason: word.reason },
    'the partner does not take a request; its person is told so, and somebody may have to help',
  )
}
