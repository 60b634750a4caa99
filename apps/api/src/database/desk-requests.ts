import type { ListRequests } from '@dst/contracts/desk'
import { sql, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely'
import { microsOf, momentOf, type Place } from './page-place.ts'
import type { ConsultationRequestsTable } from './consultation-tables.ts'
import type { Tables } from './tables.ts'

/** Which requests the staff want to see, at which moment, and after which row. */
export interface RequestSearch extends Omit<ListRequests, 'cursor'> {
  now: Date
  after?: Place | undefined
}

/** One page of the requests, newest first, and how many there are on all pages. */
export async function findRequests(db: Kysely<Tables>, search: RequestSearch, limit: number) {
  const page = requestsOf(db, search.now).where((where) => matches(where, search))
  const { after } = search
  const rows = await (
    after
      ? page.where(sql<SqlBool>`(request.requested_at, request.id) < (${momentOf(after)}, ${after.id}::uuid)`)
      : page
  )
    .orderBy('request.requestedAt', 'desc')
    .orderBy('request.id', 'desc')
    .limit(limit)
    .execute()
  const { total } = await db
    .selectFrom('consultationRequests as request')
    .select(sql<number>`count(*)::int`.as('total'))
    .where((where) => matches(where, search))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** One request in the staff's list. */
export type ListedRequest = Awaited<ReturnType<typeof findRequests>>['rows'][number]

/** One request as the staff see it: how it travels, and nothing that its person said. */
export async function findRequest(db: Kysely<Tables>, id: string, now: Date) {
  return requestsOf(db, now)
    .select([
      'request.investorId',
      'request.version',
      'request.contactTimeZone',
      'request.timeZone',
      'request.webhookVersion',
      'request.mailVersion',
      'request.shareDataConsent',
      'investor.emailNotifications',
      'investor.dstSegment',
      'request.deskVersion',
    ])
    .where('request.id', '=', id)
    .executeTakeFirst()
}

/** Whose request it is; undefined once the account is gone. */
export async function findOwner(db: Kysely<Tables>, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('consultationRequests').select('investorId').where('id', '=', id).executeTakeFirst()
  return row?.investorId
}

/** What happened to a request, oldest first. */
export async function eventsOf(db: Kysely<Tables>, requestId: string) {
  return db
    .selectFrom('consultationEvents')
    .select(['at', 'event', 'channel', 'version'])
    .where('requestId', '=', requestId)
    .orderBy('id')
    .execute()
}

function requestsOf(db: Kysely<Tables>, now: Date) {
  return db
    .selectFrom('consultationRequests as request')
    .innerJoin('investors as investor', 'investor.id', 'request.investorId')
    .select([
      'request.id',
      'request.state',
      'request.tier',
      'request.preferredContactMethod',
      'request.partner',
      'request.requestedAt',
      'request.sharedAt',
      'request.contactBy',
      'request.acknowledgedAt',
      'investor.firstName',
      'investor.lastName',
      'investor.email',
      isLate(now).as('late'),
      isFailing.as('failing'),
      'request.outcome',
      'request.declined',
      microsOf('request.requestedAt').as('micros'),
    ])
}

/** Past its promised time, and the firm has not said a word. */
function isLate(now: Date) {
  return sql<boolean>`coalesce(request.contact_by < ${now} and request.acknowledged_at is null
    and request.state in ('queued', 'sent', 'failed'), false)`
}

/** What was tried last on some channel failed, and still matters. */
const isFailing = sql<boolean>`(request.state = 'failed' or exists (
  select from (select distinct on (channel) outcome, what, version from delivery_attempts
    where request_id = request.id order by channel, id desc) as newest
  where newest.outcome = 'failed' and not (newest.what = 'lead'
    and (request.lead is null or request.state = 'closed' or newest.version < request.version))))`

type Requests = ExpressionBuilder<{ request: ConsultationRequestsTable }, 'request'>

function matches(where: Requests, { state, age, firm, channel, needsHelp, search, now }: RequestSearch) {
  const conditions = [
    ...(state === undefined ? [] : [where('request.state', '=', state)]),
    ...(age === undefined ? [] : [ageIs(age, now)]),
    ...(firm === undefined ? [] : [sql<SqlBool>`request.partner ->> 'crd' = ${firm}`]),
    ...(channel === undefined ? [] : [wentThrough(channel)]),
    ...(needsHelp === true ? [sql<SqlBool>`(${isLate(now)} or ${isFailing} or request.declined is not null)`] : []),
    ...(search === undefined || search === '' ? [] : [isFound(search)]),
  ]
  return where.and(conditions)
}

function ageIs(age: NonNullable<ListRequests['age']>, now: Date) {
  return age === 'older'
    ? sql<SqlBool>`request.requested_at <= ${now}::timestamptz - interval '1 month'`
    : sql<SqlBool>`request.requested_at > ${now}::timestamptz - ${sql.lit(`1 ${age}`)}::interval`
}

/** Delivered or tried; a withdrawal that was told resets the request's own columns. */
function wentThrough(channel: NonNullable<ListRequests['channel']>) {
  const column = sql.ref(`request.${channel}_tried`)
  return sql<SqlBool>`(${column} > 0
    or exists (select from delivery_attempts where request_id = request.id and channel = ${channel})
    or exists (select from consultation_events where request_id = request.id and channel = ${channel}))`
}

/** Both sides are lowered by the database, which may know fewer letters than JavaScript. */
function isFound(search: string) {
  const pattern = `${search.replaceAll(/\s+/g, ' ').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<SqlBool>`(request.id::text like lower(${pattern}) or request.investor_id in (
    select id from investors where lower(email) like lower(${pattern}) or lower(last_name) like lower(${pattern})
      or lower(first_name || ' ' || last_name) like lower(${pattern})))`
}
