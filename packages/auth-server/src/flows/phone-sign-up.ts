import type { AuthContext, Caller } from '../context/context.ts'
import { insertPhoneUser } from '../database/other-users.ts'
import type { JsonObject } from '../database/tables.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { accountFailures } from '../failures/accounts.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import type { SignedIn } from '../wire/session-json.ts'
import { audit, startSession } from './start-session.ts'

/**
 * Creates an account for a phone number and signs it in. Numbers cannot be verified, as no text message can be sent, so
 * without autoconfirm this is refused.
 */
export async function signUpWithPhone(
  context: AuthContext,
  caller: Caller,
  { phone, password, data }: { phone: string; password: string; data: JsonObject },
): Promise<Result<SignedIn, FailureReply>> {
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
