import type { PartnerFirm } from '@dst/content/partner'
import type { DeskLead, LeadNews, LeadPage, LeadView } from '@dst/contracts/desk'
import { deskPageSize } from '@dst/domain/parameters'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { Kysely, Transaction } from 'kysely'
import { Temporal } from 'temporal-polyfill'
import { recordAudit } from '../../database/audit.ts'
import { agreedTexts, countNews, databaseTime, leadEvents, voidActions } from '../../database/desk-lead-history.ts'
import { countLeads, listLeads, listToday, lockLead, markOpened, readLead } from '../../database/desk-leads.ts'
import { scheduleOf } from '../../database/firm-schedules.ts'
import { isHandedOver } from '../../database/partner-channels.ts'
import { markSent } from '../../database/request-delivery.ts'
import type { Tables } from '../../database/tables.ts'
import { announceHandedOver, type Announcer } from '../../jobs/announce-appointment.ts'
import type { DeskCaller } from '../../plugins/desk-access.ts'
import { cursorAfter, readCursor } from './lead-cursor.ts'
import { eventsOf } from './lead-events.ts'
import { toDeskLead, toLeadRow } from './lead-view.ts'
import { allowedNow } from './allowed-now.ts'

/** What the firm's desk needs in addition to the caller. */
export interface DeskDeps extends Announcer {
  db: Kysely<Tables>
  partner: PartnerFirm
}

/** A member of a firm at the desk. */
export type FirmMember = Pick<DeskCaller, 'id' | 'role' | 'requestId'> & { firm: NonNullable<DeskCaller['firm']> }

/** The caller as a member of a firm, which access to these calls makes sure of. */
export function firmMember({ id, role, firm, requestId }: DeskCaller): FirmMember {
  if (!firm) throw new Error('a partner at the desk without a firm')
  return { id, role, firm, requestId }
}

interface Listing {
  view: LeadView
  cursor?: string | undefined
}

/** A page of one of the firm's lists; a cursor that no page gave is refused. The look at the list is recorded. */
export async function readLeads(
  { db, partner, now }: Pick<DeskDeps, 'db' | 'partner' | 'now'>,
  member: FirmMember,
  { view, cursor }: Listing,
): Promise<Result<LeadPage, 'validation_failed'>> {
  const after = cursor === undefined ? undefined : readCursor(cursor)
  if (cursor !== undefined && !after) return fail('validation_failed' as const)
  const firmCrd = member.firm.crd
  return db.transaction().execute(async (trx) => {
    const stamp = await databaseTime(trx)
    const found = await listLeads(trx, { firmCrd, view, after })
    const counts = await countLeads(trx, { firmCrd, view, now: now() })
    const { timeZone } = await scheduleOf(trx, partner)
    const today = await listToday(trx, { firmCrd, ...dayOf(now(), timeZone) })
    const page = found.slice(0, deskPageSize)
    const last = found.length > page.length ? page.at(-1) : undefined
    await recordAudit(trx, {
      action: 'leads_listed',
      investorId: null,
      requestId: member.requestId,
      details: { member: member.id, firm: firmCrd, view, count: page.length },
    })
    return succeed({
      leads: page.map((row) => toLeadRow(row, member.id)),
      next: last ? cursorAfter(last, view) : null,
      ...counts,
      today: today.map((row) => toLeadRow(row, member.id)),
      firmTimeZone: timeZone,
      stamp: stamp.toISOString(),
    })
  })
}

/** What is new for the firm since a page was read, or with one lead; one that is gone has changed. */
export async function countLeadNews(
  { db }: DeskDeps,
  { firm }: FirmMember,
  { since, lead }: { since: string; lead?: string | undefined },
): Promise<LeadNews> {
  // A year before the first that Postgres writes without an era is older than any lead.
  const from = new Date(Math.max(Date.parse(since), 0))
  const { stamp, ...counts } = await countNews(db, { firmCrd: firm.crd, since: from, lead })
  return { ...counts, stamp: stamp.toISOString() }
}

/**
 * Opens a lead of the firm. The look is recorded in the same transaction, so that there is no response without an
 * entry, and its person sees it. From then on the firm has the version that it saw.
 */
export async function openLead(deps: DeskDeps, member: FirmMember, id: string): Promise<Result<DeskLead, 'not_found'>> {
  const firmCrd = member.firm.crd
  return deps.db.transaction().execute(async (trx) => {
    const lead = await lockLead(trx, { firmCrd, id })
    if (!lead) return fail('not_found' as const)
    if (lead.isShared) await recordReached(trx, deps, { requestId: id, version: lead.version })
    await recordAudit(trx, {
      action: 'lead_opened',
      investorId: lead.investorId,
      requestId: member.requestId,
      details: { request: id, member: member.id, role: member.role, firm: firmCrd, withdrawn: !lead.isShared },
    })
    const row = await readLead(trx, { firmCrd, id })
    return succeed(
      toDeskLead({
        row,
        memberId: member.id,
        agreed: lead.isShared ? await agreedTexts(trx, id) : [],
        events: eventsOf(await leadEvents(trx, { firmCrd, id }), await voidActions(trx, { firmCrd, id })),
        allowed: await allowedNow(trx, deps, { row, firmCrd }),
      }),
    )
  })
}

/** A firm that had nothing of the request before also gets the appointment that was booked meanwhile. */
async function recordReached(
  trx: Transaction<Tables>,
  deps: DeskDeps,
  opened: { requestId: string; version: number },
): Promise<void> {
  const before = await markOpened(trx, opened)
  if (before.deskVersion >= opened.version) return
  await markSent(trx, opened)
  if (!isHandedOver(before)) await announceHandedOver(trx, deps, before)
}

/** The firm's day in which a moment lies. */
function dayOf(moment: Date, timeZone: string): { from: Date; to: Date } {
  const start = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).startOfDay()
  const toDate = (time: Temporal.ZonedDateTime) => new Date(time.epochMilliseconds)
  return { from: toDate(start), to: toDate(start.add({ days: 1 })) }
}
