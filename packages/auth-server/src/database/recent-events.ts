import { sql, type Kysely } from 'kysely'
import { kindOf, toldActions, type SecurityEventKind } from './event-kinds'
import type { AuthTables, JsonObject } from './tables'

/** One thing that happened to the security of an account. */
export interface SecurityEvent {
  id: string
  kind: SecurityEventKind
  at: Date
  /** What people call the browser that did it; null where that is unknown. */
  browser: string | null
}

// A check of a password is one call to sign in and one to sign out.
const checkSeconds = 60

/** The latest of them, the newest first. What an administrator changed about signing in is among them. */
export async function recentEvents(db: Kysely<AuthTables>, userId: string, count: number): Promise<SecurityEvent[]> {
  const rows = await db
    .selectFrom('audit_log as event')
    .select(['event.id', 'event.payload', 'event.created_at'])
    .where((where) =>
      where.or([
        where.and([isActor('event', userId), where.or([isTold, changesSignIn])]),
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

const isTold = sql<boolean>`event.payload ->> 'action' in (${sql.join(toldActions)})`
const changesSignIn = sql<boolean>`event.payload -> 'traits' ->> 'changed' is not null`

/**
 * Somebody who is signed in shows the password again before a change, by a sign-in that ends at once. Neither half is an
 * event to its owner. Only a sign-in that came with a session leaves such a pair, so that no other can pass for one.
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
