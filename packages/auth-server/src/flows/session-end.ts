import type { Kysely } from 'kysely'
import type { AuthContext } from '../context'
import { hasNewerSession } from '../database/sessions'
import type { AuthTables, SessionRow } from '../database/tables'
import type { AuthFailure } from '../failures'
import { accountFailures } from '../failures/accounts'

/** Why a session may not be refreshed any more, if it may not. */
export async function sessionEnd(
  { settings: { sessions }, now }: AuthContext,
  trx: Kysely<AuthTables>,
  session: SessionRow,
): Promise<AuthFailure | undefined> {
  const secondsSince = (moment: Date) => (now().getTime() - moment.getTime()) / 1000
  const { timeboxSeconds = Infinity, inactivitySeconds = Infinity, onePerUser = false } = sessions
  if (secondsSince(session.created_at) > timeboxSeconds) return accountFailures.sessionExpired
  if (secondsSince(session.refreshed_at ?? session.created_at) > inactivitySeconds)
    return accountFailures.sessionInactive
  return onePerUser && (await hasNewerSession(trx, session)) ? accountFailures.sessionReplaced : undefined
}
