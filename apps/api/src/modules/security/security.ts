import type { AccountSecurity } from '@dst/contracts'
import type { SecurityOfAccounts } from '../../accounts/accounts.ts'
import type { Identity } from '../../database/identity.ts'

/** How many events are returned. */
const latest = 10

/** A person's sessions and latest security events, as far as the auth service reports them. */
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
