import { randomUUID } from 'node:crypto'
import type { AuthContext } from '../context/context.ts'
import { beginSession } from '../database/begin-session.ts'
import { confirmEmail } from '../database/confirm-email.ts'
import { lockUser } from '../database/users.ts'
import { sessionTokens, type SessionTokens } from '../wire/session-json.ts'

/**
 * Opens a session for a user on the word of the host, as a passkey would, and confirms their address; undefined if
 * there is no such user.
 */
export async function openHostSession(context: AuthContext, userId: string): Promise<SessionTokens | undefined> {
  const begun = await context.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId)
    if (user === undefined) return undefined
    await confirmEmail(trx, user, context.now())
    return beginSession(trx, {
      id: randomUUID(),
      userId,
      method: 'passkey',
      userAgent: '',
      ip: '127.0.0.1',
      timeZone: null,
      now: context.now(),
      browser: null,
      traits: { method: 'passkey' },
    })
  })
  return begun && sessionTokens(context, begun)
}
