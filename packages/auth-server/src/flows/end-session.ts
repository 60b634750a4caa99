import type { AuthContext } from '../context/context.ts'
import { deleteSessions, findSession } from '../database/sessions.ts'
import { recordEvent } from '../database/audit-log.ts'
import { lockUser } from '../database/users.ts'
import { browserName } from '../context/browser-name.ts'

/** Ends one session of a user; returns false if they have no such session. */
export function endSession(context: AuthContext, session: { sessionId: string; userId: string }): Promise<boolean> {
  const { sessionId, userId } = session
  return context.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId)
    const ended = await findSession(trx, sessionId, userId)
    if (user === undefined || ended === undefined) return false
    await deleteSessions(trx, session, 'local')
    const browser = browserName(ended.user_agent)
    const actor = { actorId: userId, actorName: user.email ?? '', ip: ended.ip, browser }
    await recordEvent(trx, { action: 'logout', ...actor, now: context.now(), traits: { scope: 'chosen' } })
    return true
  })
}
