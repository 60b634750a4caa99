import type { Kysely } from 'kysely'
import type { AuthTables, SessionRow } from './tables.ts'

/** Which of a user's sessions to end: all, this one, or all but this one. */
export type SignOutScope = 'global' | 'local' | 'others'

/** The session, if it belongs to this user. */
export function findSession(db: Kysely<AuthTables>, id: string, userId: string): Promise<SessionRow | undefined> {
  return db.selectFrom('sessions').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
}

/** Whether the user of a session has signed in since it started. */
export async function hasNewerSession(db: Kysely<AuthTables>, session: SessionRow): Promise<boolean> {
  const newer = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', session.user_id)
    .where((where) =>
      where.or([
        where('created_at', '>', session.created_at),
        // If both have the same timestamp, one must win.
        where.and([where('created_at', '=', session.created_at), where('id', '>', session.id)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return newer !== undefined
}

/** The session, locked until the transaction ends, so that refreshes of one session are serialized. */
export function lockSession(trx: Kysely<AuthTables>, id: string): Promise<SessionRow | undefined> {
  return trx.selectFrom('sessions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Records that the user of a session has just proven who they are; returns whether the session still exists. */
export async function recordProof(db: Kysely<AuthTables>, id: string, now: Date): Promise<boolean> {
  const proven = await db
    .updateTable('sessions')
    .set({ proven_at: now })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return proven !== undefined
}

/**
 * Ends sessions of one user, with their refresh tokens. `sessionId` is the caller's own; with `aal`, only sessions of
 * this level.
 */
export async function deleteSessions(
  db: Kysely<AuthTables>,
  owner: { userId: string; sessionId: string },
  scope: SignOutScope,
  aal?: 'aal1',
): Promise<void> {
  const owned = db.deleteFrom('sessions').where('user_id', '=', owner.userId)
  const all = aal === undefined ? owned : owned.where('aal', '=', aal)
  const chosen =
    scope === 'global'
      ? all
      : scope === 'local'
        ? all.where('id', '=', owner.sessionId)
        : all.where('id', '!=', owner.sessionId)
  await chosen.execute()
}
