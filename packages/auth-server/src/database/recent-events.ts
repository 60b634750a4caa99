import { sql, type Kysely } from 'kysely'
import { kindOf, reportedActions, type SecurityEventKind } from './event-kinds.ts'
import type { AuthTables, JsonObject } from './tables.ts'

/** One security event of an account. */
export interface SecurityEvent {
  id: string
  kind: SecurityEventKind
  at: Date
  /** Common name of the browser that did it; null if unknown. */
  browser: string | null
}

// A password check is one sign-in call and one sign-out call.
const checkSeconds = 60

/** The latest events, newest first, including sign-in changes made by an administrator. */
export async function recentEvents(db: Kysely<AuthTables>, userId: string, count: number): Promise<SecurityEvent[]> {
  const rows = await db
    .selectFrom('audit_log as event')
    .select(['event.id', 'event.payload', 'event.created_at'])
    .where((where) =>
      where.or([
        where.and([isActor('event', userId), where.or([isReported, changesSignIn])]),
        where.and([isSubject(userId), changesSignIn]),
      ]),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('audit_log as half')
            .select('half.id')
            .where(isActor('half', userId))
            .where(isOtherHalfOfCheck),
        ),
      ),
    )
    .orderBy('event.created_at', 'desc')
    .orderBy('event.id')
    .limit(count)
    .execute()
  return rows.map(({ id, payload, created_at: at }) => ({ id, kind: kindOf(payload), at, browser: browserOf(payload) }))
}

const isReported = sql<boolean>`event.payload ->> 'action' in (${sql.join(reportedActions)})`
const changesSignIn = sql<boolean>`event.payload -> 'traits' ->> 'changed' is not null`

/**
 * A signed-in user re-enters the password before a change, through a sign-in that is ended at once. Neither half is
 * reported as an event. Only a sign-in that came with a session creates such a pair, so no other sign-in can pass for
 * one.
 */
const isOtherHalfOfCheck = sql<boolean>`half.payload -> 'traits' ->> 'session' = event.payload -> 'traits' ->> 'session'
  and half.payload ->> 'action' <> event.payload ->> 'action'
  and abs(extract(epoch from half.created_at - event.created_at)) < ${checkSeconds}`

function isActor(line: 'event' | 'half', userId: string) {
  return sql<boolean>`${sql.ref(line)}.payload ->> 'actor_id' = ${userId}`
}

function isSubject(userId: string) {
  return sql<boolean>`event.payload -> 'traits' ->> 'user_id' = ${userId}`
}

function browserOf({ traits }: JsonObject): string | null {
  const browser: unknown = typeof traits === 'object' && traits !== null ? Reflect.get(traits, 'browser') : null
  return typeof browser === 'string' ? browser : null
}
