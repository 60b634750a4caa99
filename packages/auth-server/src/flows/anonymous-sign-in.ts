import type { AuthContext, Caller } from '../context/context.ts'
import { insertAnonymousUser } from '../database/other-users.ts'
import type { JsonObject } from '../database/tables.ts'
import type { SignedIn } from '../wire/session-json.ts'
import { audit, startSession } from './start-session.ts'

/**
 * Creates an account without an address and signs it in. Until it gets an address, losing the session means losing the
 * account.
 */
export function signInAnonymously(context: AuthContext, caller: Caller, data: JsonObject): Promise<SignedIn> {
  return context.db.transaction().execute(async (trx) => {
    const user = await insertAnonymousUser(trx, { data, now: context.now() })
    await audit(context, trx, { action: 'user_signedup', user, caller })
    return startSession(context, trx, { userId: user.id, method: 'anonymous', caller })
  })
}
