import { browserName } from '../context/browser-name.ts'
import type { AuthContext } from '../context/context.ts'
import { activeSessions } from '../database/active-sessions.ts'

/** One browser that an account is signed in on. */
export interface MySession {
  id: string
  /** Common name of the browser, such as "Firefox on Windows"; null if it has none. */
  browser: string | null
  signedInAt: Date
  /** When it last refreshed its token: at most one token lifetime ago while the browser is in use. */
  lastUsedAt: Date
}

/** The browsers that a user is signed in on, most recently used first. */
export async function listSessions({ db, settings, now }: AuthContext, userId: string): Promise<MySession[]> {
  const sessions = await activeSessions(db, { userId, limits: settings.sessions, now: now() })
  return sessions.map(({ id, user_agent: userAgent, created_at: signedInAt, refreshed_at: refreshedAt }) => ({
    id,
    browser: browserName(userAgent),
    signedInAt,
    lastUsedAt: refreshedAt ?? signedInAt,
  }))
}
