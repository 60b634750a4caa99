import type { AuthContext, Caller } from '../context'
import { insertAnonymousUser } from '../database/other-users'
import type { JsonObject } from '../database/tables'
import type { SignedIn } from '../wire/session-json'
import { audit, startSession } from './start-session'

/** Makes an account without an address and signs it in: who loses its session has lost it, until it gets an address. */
export function signInAnonymously(context: AuthContext, caller: Caller, data: JsonObject): Promise<SignedIn> {
  return context.db.transaction().execute(async (trx) => {
    const user = await insertAnonymousUser(trx, { data, now: context.now() })
    await audit(context, trx, { action: 'user_signedup', user, caller })
    return startSession(context, trx, { userId: user.id, method: 'anonymous', caller })
  })
}
