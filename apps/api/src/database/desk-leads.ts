import type { LeadView } from '@dst/contracts/desk'
import { deskPageSize } from '@dst/domain/parameters'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** A lead as it stands in a list; what the person no longer shares is null. */
export type LeadListRow = Awaited<ReturnType<typeof listToday>>[number]

/** Where a page begins: after the lead with this moment and id. */
export interface LeadCursor {
  at: Date | 'infinity'
  id: string
}

/** A page of a firm's open leads, by the time when something is due, or of its ended ones, newest first. */
export async function listLeads(
  db: Kysely<Tables>,
  { firmCrd, view, after }: { firmCrd: string; view: LeadView; after: LeadCursor | undefined },
): Promise<LeadListRow[]> {
  const leads = leadsOf(db, firmCrd).limit(deskPageSize + 1)
  const from =
    after && sql`${after.at === 'infinity' ? after.at : after.at.toISOString()}::timestamptz, ${after.id}::uuid`
  if (view === 'open')
    return leads
      .where('request.dueAt', 'is not', null)
      .$if(from !== undefined, (query) => query.where(sql<boolean>`(request.due_at, request.id) > (${from})`))
      .orderBy('request.dueAt')
      .orderBy('request.id')
      .execute()
  return leads
    .where('request.endedAt', 'is not', null)
    .$if(from !== undefined, (query) => query.where(sql<boolean>`(request.ended_at, request.id) < (${from})`))
    .orderBy('request.endedAt', 'desc')
    .orderBy('request.id', 'desc')
    .execute()
}

/** The firm's leads with an appointment that begins in a span of time, by that time. */
export async function listToday(db: Kysely<Tables>, { firmCrd, from, to }: { firmCrd: string; from: Date; to: Date }) {
  return leadsOf(db, firmCrd)
    .where('booked.startsAt', '>=', from)
    .where('booked.startsAt', '<', to)
    .where('request.lead', 'is not', null)
    .orderBy('booked.startsAt')
    .execute()
}

/** How many leads a firm has in a list, and how many of the open ones wait although their promised time has passed. */
export async function countLeads(
  db: Kysely<Tables>,
  { firmCrd, view, now }: { firmCrd: string; view: LeadView; now: Date },
): Promise<{ total: number; late: number }> {
  const { total, late } = await db
    .selectFrom('consultationRequests')
    .select(({ fn }) => [
      fn.countAll<string>().as('total'),
      sql<string>`count(*) filter (where due_at = contact_by and due_at < ${now})`.as('late'),
    ])
    .where('firmCrd', '=', firmCrd)
    .where(view === 'open' ? 'dueAt' : 'endedAt', 'is not', null)
    .executeTakeFirstOrThrow()
  return { total: Number(total), late: Number(late) }
}

/** A lead of the firm, locked until the transaction ends; undefined for one that is not its own. */
export async function lockLead(
  trx: Transaction<Tables>,
  { firmCrd, id }: { firmCrd: string; id: string },
): Promise<{ investorId: string; version: number; isShared: boolean } | undefined> {
  return trx
    .selectFrom('consultationRequests')
    .select(['investorId', 'version', sql<boolean>`lead is not null`.as('isShared')])
    .where('id', '=', id)
    .where('firmCrd', '=', firmCrd)
    .where('sharedAt', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** A lead of the firm with everything that its person shares. */
export async function readLead(trx: Transaction<Tables>, { firmCrd, id }: { firmCrd: string; id: string }) {
  return leadsOf(trx, firmCrd)
    .select(['request.lead', 'request.investorId', 'request.acknowledgedAt'])
    .where('request.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** A lead as it is read to be shown by itself. */
export type LeadDetailRow = Awaited<ReturnType<typeof readLead>>

/** Records that somebody of the firm has opened a version, and returns what had reached the firm before. */
export async function markOpened(
  trx: Transaction<Tables>,
  { requestId, version }: { requestId: string; version: number },
) {
  const before = await trx
    .selectFrom('consultationRequests')
    .select(['id', 'partner', 'webhookVersion', 'mailVersion', 'deskVersion'])
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('consultationRequests')
    .set({ deskVersion: version })
    .where('id', '=', requestId)
    .where('deskVersion', '<', version)
    .execute()
  return before
}

/** How to get in touch: in writing where the person no longer wants the calls or texts that they asked for. */
const method = sql<string | null>`case
  when request.lead -> 'contact' ->> 'method' = 'phone' and request.lead -> 'optedOut' @> '[{"from":"calls"}]'
    or request.lead -> 'contact' ->> 'method' = 'text' and request.lead -> 'optedOut' @> '[{"from":"text"}]'
  then 'email' else request.lead -> 'contact' ->> 'method' end`

/** Whether the firm has said that it deleted what it had of the present version. */
const deletedByFirm = sql<boolean>`request.ended_at is not null and exists (select from consultation_events as told
  where told.request_id = request.id and told.event = 'partner_deleted' and told.version = request.version)`

/** The columns of a list. The frozen lead is their only source about the person. */
function leadsOf(db: Kysely<Tables>, firmCrd: string) {
  return db
    .selectFrom('consultationRequests as request')
    .leftJoin('appointments as booked', 'booked.requestId', 'request.id')
    .leftJoin('deskActions as waiting', (join) =>
      join
        .onRef('waiting.requestId', '=', 'request.id')
        .onRef('waiting.firmCrd', '=', 'request.firmCrd')
        .on('waiting.state', '=', sql.lit('pending')),
    )
    .select([
      'request.id',
      'request.state',
      'request.version',
      'request.deskVersion',
      'request.requestedAt',
      'request.sharedAt',
      'request.contactBy',
      'request.againAt',
      'request.endedAt',
      'request.outcome',
      'request.declined',
      'booked.id as bookedId',
      'booked.startsAt',
      'booked.endsAt',
      'booked.sequence',
      'booked.way',
      'waiting.id as pendingId',
      'waiting.action',
      'waiting.memberId',
      'waiting.at as actedAt',
      'waiting.effectiveAt',
      sql<Date | null>`nullif(request.due_at, 'infinity')`.as('dueAt'),
      sql<boolean>`request.lead is null`.as('isWithdrawn'),
      deletedByFirm.as('isDeleted'),
      sql<
        string | null
      >`concat_ws(' ', request.lead -> 'person' ->> 'firstName', request.lead -> 'person' ->> 'lastName')`.as('name'),
      method.as('method'),
      sql<string | null>`request.lead -> 'contact' ->> 'timeZone'`.as('timeZone'),
      sql<string | null>`request.lead ->> 'tier'`.as('tier'),
      sql<string | null>`request.lead -> 'person' ->> 'phoneNumber'`.as('phoneNumber'),
    ])
    .where('request.firmCrd', '=', firmCrd)
    .where('request.sharedAt', 'is not', null)
}
