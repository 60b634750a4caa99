import type { Kysely } from 'kysely'
import type { AuthContext } from '../context/context.ts'
import { hasNewerSession } from '../database/sessions.ts'
import type { AuthTables, SessionRow } from '../database/tables.ts'
import type { FailureReply } from '../failures/index.ts'
import { accountFailures } from '../failures/accounts.ts'

/** The refusal if a session can no longer be refreshed. */
export async function sessionEnd(
  { settings: { sessions }, now }: AuthContext,
  trx: Kysely<AuthTables>,
  session: SessionRow,
): Promise<FailureReply | undefined> {
  const secondsSince = (moment: Date) => (now().getTime() - moment.getTime()) / 1000
  const { timeboxSeconds = Infinity, inactivitySeconds = Infinity, onePerUser = false } = sessions
  if (secondsSince(session.created_at) > timeboxSeconds) return accountFailures.sessionExpired
  if (secondsSince(session.refreshed_at ?? session.created_at) > inactivitySeconds)
    return accountFailures.sessionInactive
  return onePerUser && (await hasNewerSession(trx, session)) ? accountFailures.sessionReplaced : undefined
}
