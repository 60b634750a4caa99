import type { Kysely } from 'kysely'
import type { AuditAction } from './audit-log'
import type { AuthTables, JsonObject } from './tables'

/** What happened to the security of an account, as far as its owner is told. */
export type SecurityEventKind =
  | 'signed_in'
  | 'signed_out'
  | 'password_changed'
  | 'email_changed'
  | 'email_confirmed'
  | 'reset_requested'
  | 'sign_up_repeated'

/** One thing that happened to the security of an account. */
export interface SecurityEvent {
  id: string
  kind: SecurityEventKind
  at: Date
  /** What people call the browser that did it; null where that is unknown. */
  browser: string | null
}

const kinds = {
  login: 'signed_in',
  logout: 'signed_out',
  user_updated_password: 'password_changed',
  // Its lines also tell of changes that are none of the address; see below.
  user_modified: 'email_changed',
  user_signedup: 'email_confirmed',
  user_recovery_requested: 'reset_requested',
  user_repeated_signup: 'sign_up_repeated',
} as const satisfies Partial<Record<AuditAction, SecurityEventKind>>

/** The latest of them, the newest first. */
export async function recentEvents(db: Kysely<AuthTables>, userId: string, count: number): Promise<SecurityEvent[]> {
  const rows = await db
    .selectFrom('audit_log')
    .select(['id', 'payload', 'created_at'])
    .where((where) => where(where.ref('payload', '->>').key('actor_id'), '=', userId))
    .where((where) => where(where.ref('payload', '->>').key('action'), 'in', Object.keys(kinds)))
    .where((where) =>
      where.or([
        where(where.ref('payload', '->>').key('action'), '!=', 'user_modified' satisfies AuditAction),
        where(where.ref('payload', '->').key('traits'), '@>', '{"changed":"email"}'),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(count)
    .execute()
  return rows.map(({ id, payload, created_at: at }) => ({ id, kind: kindOf(payload), at, browser: browserOf(payload) }))
}

function kindOf(payload: JsonObject): SecurityEventKind {
  return kinds[payload['action'] as keyof typeof kinds]
}

function browserOf({ traits }: JsonObject): string | null {
  const browser: unknown = typeof traits === 'object' && traits !== null ? Reflect.get(traits, 'browser') : null
  return typeof browser === 'string' ? browser : null
}
