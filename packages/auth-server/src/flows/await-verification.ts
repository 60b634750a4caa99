import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuthContext } from '../context/context.ts'
import { findIdentity, insertIdentity, recordProviders } from '../database/identities.ts'
import type { AuthTables } from '../database/tables.ts'
import { ensureEmailUser } from '../database/email-users.ts'
import { lockUserByEmail } from '../database/users.ts'
import type { FailureReply } from '../failures/index.ts'
import { addressMissing, needsVerification } from '../failures/providers.ts'
import { mailRefusal } from '../delivery/claim-mail.ts'
import { fail, type Result } from '../failures/result.ts'
import type { ProviderSignIn } from './provider-sign-in-facts.ts'
import { audit } from './start-session.ts'

/**
 * Refuses a user whose address the provider has not verified, and emails that address. An unknown address gets an
 * account that is pending confirmation; an existing account is left unchanged, and the response does not reveal which.
 */
export async function awaitVerification(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { provider, profile, caller, redirectTo, challenge }: ProviderSignIn,
): Promise<Result<never, FailureReply>> {
  const { email, subject: providerId, data } = profile
  if (email === undefined) return fail(addressMissing(provider))
  const now = context.now()
  const known = await lockUserByEmail(trx, email)
  const orderId = randomUUID()
  const refusal = await mailRefusal(context, trx, {
    orderId,
    address: email,
    kind: 'confirmation',
    redirectTo,
    challenge,
  })
  if (refusal !== undefined) return fail(refusal)
  const { user } = await ensureEmailUser(trx, known, { email, encryptedPassword: null, data, now })
  if (known === undefined && (await findIdentity(trx, { provider, providerId })) === undefined) {
    await insertIdentity(trx, { provider, providerId, userId: user.id, data, email, now })
    await recordProviders(trx, user.id, now)
  }
  await audit(context, trx, { action: 'user_confirmation_requested', user, caller })
  await context.enqueueMail(trx, { id: orderId, account: user.id, kind: 'confirmation' })
  return fail(needsVerification(provider))
}
