import type { AuthContext, Caller } from '../context'
import { insertPhoneUser } from '../database/other-users'
import type { JsonObject } from '../database/tables'
import { failures, type AuthFailure } from '../failures'
import { accountFailures } from '../failures/accounts'
import { fail, succeed, type Result } from '../result'
import type { SignedIn } from '../wire/session-json'
import { audit, startSession } from './start-session'

/**
 * Creates an account for a phone number and signs it in. Numbers are only taken unconfirmed: no text message can be sent,
 * so without autoconfirm this is refused.
 */
export async function signUpWithPhone(
  context: AuthContext,
  caller: Caller,
  { phone, password, data }: { phone: string; password: string; data: JsonObject },
): Promise<Result<SignedIn, AuthFailure>> {
  if (!context.settings.smsAutoconfirm) return fail(accountFailures.smsUnsent)
  const hashed = await context.passwords.hash(password)
  if (!hashed.ok) return hashed
  return context.db.transaction().execute(async (trx) => {
    const user = await insertPhoneUser(trx, { phone, encryptedPassword: hashed.value, data, now: context.now() })
    if (user === undefined) return fail(failures.userExists)
    await audit(context, trx, { action: 'user_signedup', user, caller })
    return succeed(await startSession(context, trx, { userId: user.id, method: 'password', caller }))
  })
}
