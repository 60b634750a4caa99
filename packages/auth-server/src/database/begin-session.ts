import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { assuranceOf, isProof } from './assurance.ts'
import { payloadOf, type AuditTraits } from './audit-log.ts'
import type { AuthenticationMethod, AuthTables, SessionRow } from './tables.ts'
import { userParts, readParts, stampsOf, type UserWithIdentities } from './users.ts'

/** What a new session records about its sign-in. */
export interface NewSession {
  id: string
  userId: string
  method: AuthenticationMethod['method']
  userAgent: string
  ip: string
  /** IANA name; kept as the user's if none is. */
  timeZone: string | null
  now: Date
  /** Common name of the browser, if known. */
  browser: string | null
  /** Details for the audit log. */
  traits: AuditTraits
  /** Hashes of the password that was checked before: the user must still have one of them, and not be banned. */
  passwordHashes?: readonly string[] | undefined
}

/**
 * Starts a session, whose first refresh token is number 0, with the user's sign-in time and an entry in the audit log:
 * one statement, so that all of it is stored or nothing. It waits for whoever has locked the user. Undefined if the
 * user no longer exists, or no longer fulfils the conditions.
 */
export async function beginSession(
  db: Kysely<AuthTables>,
  { id, userId, method, userAgent, ip, timeZone, now, browser, traits, passwordHashes }: NewSession,
): Promise<{ account: UserWithIdentities; session: SessionRow } | undefined> {
  const amr = [{ method, timestamp: Math.floor(now.getTime() / 1000) }]
  const payload = payloadOf({ action: 'login', actorId: userId, actorName: '', browser, traits })
  const begun = await db
    .with('signed_in', (query) => {
      const stamped = query
        .updateTable('users')
        .set({
          last_sign_in_at: now,
          updated_at: now,
          time_zone: sql`coalesce(users.time_zone, ${timeZone})`,
        })
        .where('id', '=', userId)
      if (passwordHashes === undefined) return stamped.returningAll()
      return stamped
        .where('encrypted_password', 'in', passwordHashes)
        .where((where) => where.or([where('banned_until', 'is', null), where('banned_until', '<=', now)]))
        .returningAll()
    })
    .with('session', (query) =>
      query
        .insertInto('sessions')
        .columns(['id', 'user_id', 'created_at', 'updated_at', 'aal', 'amr', 'user_agent', 'ip', 'proven_at'])
        .expression((from) =>
          from
            .selectFrom('signed_in')
            .select([
              sql<string>`${id}::uuid`.as('id'),
              'signed_in.id as user_id',
              'signed_in.updated_at as created_at',
              'signed_in.updated_at',
              sql<string>`${assuranceOf(amr)}`.as('aal'),
              sql<string>`${JSON.stringify(amr)}::jsonb`.as('amr'),
              sql<string>`${userAgent}`.as('user_agent'),
              sql<string>`${ip}`.as('ip'),
              isProof(method) ? 'signed_in.updated_at as proven_at' : sql<null>`null::timestamptz`.as('proven_at'),
            ]),
        )
        .returningAll(),
    )
    .with('event', (query) =>
      query
        .insertInto('audit_log')
        .columns(['id', 'payload', 'created_at', 'ip_address'])
        .expression((from) =>
          from.selectFrom('signed_in').select([
            sql<string>`${randomUUID()}::uuid`.as('id'),
            sql<string>`${JSON.stringify(payload)}::jsonb
                || jsonb_build_object('actor_username', coalesce(signed_in.email, ''))`.as('payload'),
            'signed_in.updated_at as created_at',
            sql<string>`${ip}`.as('ip_address'),
          ]),
        ),
    )
    .selectFrom('signed_in')
    .selectAll()
    .select(userParts(db, sql.ref<string>('signed_in.id')))
    .select((build) => jsonObjectFrom(build.selectFrom('session').selectAll()).as('session'))
    .executeTakeFirst()
  if (begun === undefined) return undefined
  const { identities, factors, session, ...user } = begun
  if (session === null) throw new Error('A sign-in stored no session')
  return {
    account: { user, ...readParts({ identities, factors }) },
    session: { ...session, ...stampsOf(session), refreshed_at: null, proven_at: isProof(method) ? now : null },
  }
}
