import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** A session at the desk, and the moments before which its sign-in and its last use are too long ago. */
export interface DeskSessionUse {
  sessionId: string
  userId: string
  signedInAt: Date
  now: Date
  oldestSignIn: Date
  oldestUse: Date
}

/**
 * Records that a session is used at the desk, and returns when its user signed in; undefined if it has ended. Its first
 * use counts from the sign-in: a session that was open elsewhere for long opens no desk.
 */
export async function recordDeskUse(db: Kysely<Tables>, use: DeskSessionUse): Promise<Date | undefined> {
  const { sessionId, userId, signedInAt, now, oldestUse } = use
  const known = await extendSession(db, use)
  if (known) return known
  if (signedInAt <= oldestUse) return undefined
  const first = await db
    .insertInto('deskSessions')
    .values({ sessionId, userId, beganAt: signedInAt, usedAt: now })
    // One that is there has ended, and a proof of a moment ago does not revive it.
    .onConflict((conflict) => conflict.column('sessionId').doNothing())
    .returning('beganAt')
    .executeTakeFirst()
  // A page makes several calls at once, and another of them may have been the first.
  return first?.beganAt ?? extendSession(db, use)
}

async function extendSession(db: Kysely<Tables>, use: DeskSessionUse): Promise<Date | undefined> {
  const known = await db
    .updateTable('deskSessions')
    .set({ usedAt: use.now })
    .where('sessionId', '=', use.sessionId)
    .where('userId', '=', use.userId)
    .where('beganAt', '>', use.oldestSignIn)
    .where('usedAt', '>', use.oldestUse)
    .returning('beganAt')
    .executeTakeFirst()
  return known?.beganAt
}

/** When the user of a session that is alive at the desk signed in, without recording a use. */
export async function seeDeskSession(
  db: Kysely<Tables>,
  { sessionId, userId, oldestSignIn, oldestUse }: Omit<DeskSessionUse, 'now' | 'signedInAt'>,
): Promise<Date | undefined> {
  const known = await db
    .selectFrom('deskSessions')
    .select('beganAt')
    .where('sessionId', '=', sessionId)
    .where('userId', '=', userId)
    .where('beganAt', '>', oldestSignIn)
    .where('usedAt', '>', oldestUse)
    .executeTakeFirst()
  return known?.beganAt
}

/** Deletes sessions whose sign-in is too long ago. */
export async function removeOldDeskSessions(db: Kysely<Tables>, oldestSignIn: Date): Promise<void> {
  await db.deleteFrom('deskSessions').where('beganAt', '<=', oldestSignIn).execute()
}
