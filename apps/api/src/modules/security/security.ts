import type { AccountSecurity } from '@dst/contracts'
import type { SecurityOfAccounts } from '../../accounts.js'
import type { Identity } from '../users/investor-repository.js'

/** How many events are told. */
const latest = 10

/** Where a person is signed in and what happened to the account last, as far as the auth service tells. */
export async function readSecurity(
  security: SecurityOfAccounts | undefined,
  { userId, sessionId }: Pick<Identity, 'userId' | 'sessionId'>,
): Promise<AccountSecurity> {
  if (!security) return { sessions: null, events: null }
  const [sessions, events] = [await security.sessions(userId), await security.events(userId, latest)]
  return {
    sessions: sessions.map(({ id, browser, signedInAt, lastUsedAt }) => ({
      id,
      browser,
      signedInAt: signedInAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      current: id === sessionId,
    })),
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  }
}
