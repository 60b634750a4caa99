import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { assuranceOf } from './assurance'
import type { AuthenticationMethod, AuthTables, SessionRow } from './tables'

/** Which of a user's sessions end: all, this one, or all but this one. */
export type SignOutScope = 'global' | 'local' | 'others'

/** What a new session records about its sign-in. */
export interface NewSession {
  userId: string
  method: AuthenticationMethod['method']
  userAgent: string
  ip: string
  now: Date
}

/** Starts a session; its first refresh token is number 0. */
export function insertSession(db: Kysely<AuthTables>, session: NewSession): Promise<SessionRow> {
  const amr = [{ method: session.method, timestamp: Math.floor(session.now.getTime() / 1000) }]
  return db
    .insertInto('sessions')
    .values({
      id: randomUUID(),
      user_id: session.userId,
      created_at: session.now,
      updated_at: session.now,
      aal: assuranceOf(amr),
      amr: JSON.stringify(amr),
      user_agent: session.userAgent,
      ip: session.ip,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The session, if it belongs to this user. */
export function findSession(db: Kysely<AuthTables>, id: string, userId: string): Promise<SessionRow | undefined> {
  return db.selectFrom('sessions').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
}

/** The session, locked until the transaction ends, so that refreshes of one session take turns. */
export function lockSession(trx: Kysely<AuthTables>, id: string): Promise<SessionRow | undefined> {
  return trx.selectFrom('sessions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Ends sessions of one user, with their refresh tokens. `sessionId` is the caller's own. */
export async function deleteSessions(
  db: Kysely<AuthTables>,
  owner: { userId: string; sessionId: string },
  scope: SignOutScope,
): Promise<void> {
  const all = db.deleteFrom('sessions').where('user_id', '=', owner.userId)
  const chosen =
    scope === 'global' ? all : scope === 'local' ? all.where('id', '=', owner.sessionId) : all.where('id', '!=', owner.sessionId)
  await chosen.execute()
}
