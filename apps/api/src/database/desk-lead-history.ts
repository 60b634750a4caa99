import type { RequestEvent } from '@dst/contracts'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** What happened to a lead while it was its firm's, and that it was asked for before; in order. */
export async function leadEvents(
  trx: Transaction<Tables>,
  { firmCrd, id }: { firmCrd: string; id: string },
): Promise<{ event: RequestEvent; at: Date }[]> {
  return trx
    .selectFrom('consultationEvents as event')
    .select(['event.event', 'event.at'])
    .where('event.requestId', '=', id)
    .where((where) =>
      where.or([
        where('event.event', '=', 'asked'),
        where(
          (query) =>
            query
              .selectFrom('consents')
              .select(sql<string>`recipient ->> 'crd'`.as('crd'))
              .where('consultationRequestId', '=', id)
              .where('given', '=', true)
              .where('recipient', 'is not', null)
              .whereRef('recordedAt', '<=', 'event.at')
              .orderBy('recordedAt', 'desc')
              .limit(1),
          '=',
          firmCrd,
        ),
      ]),
    )
    .orderBy('event.id')
    .execute()
}

/** The actions on a lead that did not take effect, because it had changed by then. */
export async function voidActions(
  trx: Transaction<Tables>,
  { firmCrd, id }: { firmCrd: string; id: string },
): Promise<{ at: Date }[]> {
  const rows = await trx
    .selectFrom('deskActions')
    .select('settledAt as at')
    .where('requestId', '=', id)
    .where('firmCrd', '=', firmCrd)
    .where('state', '=', 'void')
    .orderBy('settledAt')
    .execute()
  return rows.flatMap(({ at }) => (at === null ? [] : { at }))
}

/** What a person last decided about a request, by kind, with the text they saw. */
export async function agreedTexts(trx: Transaction<Tables>, requestId: string) {
  return trx
    .selectFrom('consents')
    .innerJoin('consentWordings', 'consentWordings.hash', 'consents.wordingHash')
    .distinctOn('consents.kind')
    .select([
      'consents.kind',
      'consents.given',
      'consents.recordedAt',
      'consentWordings.version',
      'consentWordings.words',
    ])
    .where('consents.consultationRequestId', '=', requestId)
    .orderBy('consents.kind')
    .orderBy('consents.recordedAt', 'desc')
    .execute()
}

/** How many of a firm's leads arrived since a moment, and how many others changed in any way. */
export async function countNews(
  db: Kysely<Tables>,
  { firmCrd, since, lead }: { firmCrd: string; since: Date; lead?: string | undefined },
): Promise<{ arrived: number; changed: number; stamp: Date }> {
  const one = lead === undefined ? sql`` : sql`and id = ${lead}`
  const gone =
    lead === undefined
      ? sql`0`
      : sql`(not exists (select from consultation_requests where firm_crd = ${firmCrd} and id = ${lead}))::int`
  const { rows } = await sql<{ arrived: number; changed: number; stamp: Date }>`
    with touched as (
      select request_id from consultation_events where at > ${since}
      union select request_id from desk_actions where at > ${since}
      union select request_id from desk_actions where settled_at > ${since}
    )
    select now() as stamp,
      (select count(*)::int from consultation_requests
        where firm_crd = ${firmCrd} and shared_at > ${since} ${one}) as arrived,
      (select count(*)::int from touched join consultation_requests as request on request.id = touched.request_id
        where firm_crd = ${firmCrd} and shared_at <= ${since} ${one}) + ${gone} as changed`.execute(db)
  const [news] = rows
  if (!news) throw new Error('a count has one row')
  return news
}

/** The present moment of the database, by which events are dated. */
export async function databaseTime(db: Kysely<Tables>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db)
  const [time] = rows
  if (!time) throw new Error('a moment has one row')
  return time.now
}
