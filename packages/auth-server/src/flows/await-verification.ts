import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuthContext } from '../context'
import { findIdentity, insertIdentity, recordProviders } from '../database/identities'
import type { AuthTables } from '../database/tables'
import { ensureEmailUser, lockUserByEmail } from '../database/users'
import type { AuthFailure } from '../failures'
import { addressMissing, needsVerification } from '../failures/providers'
import { mailRefusal } from '../mail/claim-mail'
import { fail, type Result } from '../result'
import type { ProviderSignIn } from './provider-sign-in'
import { audit } from './start-session'

/**
 * Refuses somebody whose address the provider does not vouch for, and mails to it. An unknown address gets an account
 * that waits for the link; one that has an account stays as it is, and the answer does not tell which.
 */
export async function awaitVerification(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { provider, profile, caller, redirectTo, challenge }: ProviderSignIn,
): Promise<Result<never, AuthFailure>> {
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
