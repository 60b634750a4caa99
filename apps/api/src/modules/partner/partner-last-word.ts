import { contactConsentKinds } from '@dst/content/consents'
import type { PartnerOptOut } from '@dst/contracts'
import type { Transaction } from 'kysely'
import { findOptOuts } from '../../database/consents.ts'
import { listEvents, recordEvent } from '../../database/consultation-events.ts'
import { updateRequest } from '../../database/consultation-requests.ts'
import type { Lead } from '../../database/lead.ts'
import type { ReportedRequest } from '../../database/request-delivery.ts'
import type { Tables } from '../../database/tables.ts'
import type { Announcer } from '../../jobs/announce-appointment.ts'
import { endContactConsent, wayOf } from '../consultations/request-consents.ts'

interface Reported {
  id: string
  /** The request; undefined once it is deleted with its account. */
  row: ReportedRequest | undefined
  /** When it was reported, if that was before this transaction. */
  at?: Date | undefined
}

/**
 * Ends the consents to calls, to text messages or to both, and mails the person, who told the partner. Of a repeat, and
 * of what was over already, only the first is recorded.
 */
export async function takeOptOut(
  trx: Transaction<Tables>,
  { queue }: Pick<Announcer, 'queue'>,
  { id, row, from, requestId, at }: Reported & { from: PartnerOptOut; requestId: string },
): Promise<void> {
  const kinds = contactConsentKinds.filter((kind) => from === 'all' || wayOf[kind] === from)
  const ended = []
  for (const kind of row ? kinds : []) {
    if (row && (await endContactConsent(trx, decisionOf(row, requestId), kind))) ended.push(kind)
  }
  const events = await listEvents(trx, id)
  if (ended.length === 0 && events.some(({ event }) => event === 'opted_out')) return
  const version = row?.version ?? events.at(-1)?.version ?? 1
  await recordEvent(trx, { requestId: id, version, event: 'opted_out', ...(at ? { at } : {}) })
  if (!row || ended.length === 0) return
  const optedOut = (await findOptOuts(trx, id)).map(({ kind, at }) => ({ from: wayOf[kind], at }))
  await updateRequest(trx, id, {
    ...(ended.includes('text-messages') ? { textConsent: false } : {}),
    ...(row.lead === null ? {} : { lead: JSON.stringify(leadAfter(row.lead, optedOut)) }),
  })
  await queue.send(trx, 'request-mail', { requestId: id, version, what: `opted-out-${from}` })
}

/** Records that the partner has deleted what it had, once after each time that it got something. */
export async function takeDeletion(trx: Transaction<Tables>, { id, row, at }: Reported): Promise<void> {
  const events = await listEvents(trx, id)
  const reported = events.findLastIndex(({ event }) => event === 'partner_deleted')
  const sent = events.findLastIndex(({ event }) => event === 'sent')
  // A version that the firm opened at the desk was never sent, and is a new thing to delete.
  if (reported > sent && (!row || (events[reported]?.version ?? 0) >= row.version)) return
  const version = row?.version ?? events.at(-1)?.version ?? 1
  await recordEvent(trx, { requestId: id, version, event: 'partner_deleted', ...(at ? { at } : {}) })
}

function decisionOf({ id, investorId, partner }: ReportedRequest, requestId: string) {
  return {
    investorId,
    requestId,
    consultationRequestId: id,
    reason: 'partner_event' as const,
    ...(partner ? { recipient: partner } : {}),
  }
}

/** What the partner gets from now on: the consents that are left, and what the person wants no more. */
function leadAfter(lead: Lead, optedOut: NonNullable<Lead['optedOut']>): Lead {
  const isOver = (way: 'calls' | 'text') => optedOut.some(({ from }) => from === way)
  const consents = lead.consents?.filter(
    ({ kind }) => !(kind === 'phone-calls' && isOver('calls')) && !(kind === 'text-messages' && isOver('text')),
  )
  return {
    ...lead,
    contact: { ...lead.contact, textMessages: lead.contact.textMessages && !isOver('text') },
    ...(consents ? { consents } : {}),
    optedOut,
  }
}
