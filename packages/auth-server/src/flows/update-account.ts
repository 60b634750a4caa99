import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context'
import { releaseMail } from '../database/mail-requests'
import { mergeMetadata, outgrows } from '../database/metadata'
import { clearTokens } from '../database/one-time-tokens'
import { deleteSessions } from '../database/sessions'
import type { AuthTables, JsonObject } from '../database/tables'
import { emailTaken, findUser, lockUser, updateUser, type UserWithIdentities } from '../database/users'
import { failures, type AuthFailure } from '../failures'
import { mfaFailures } from '../failures/mfa'
import { addressHash } from '../mail/claim-mail'
import { orderNotice } from '../mail/send-notice'
import { passwordFailure } from '../passwords/password-policy'
import { fail, succeed, type Result } from '../result'
import type { SignedIn } from '../wire/session-json'
import { emailChangeRefusal, startEmailChange } from './email-change'
import { lacksSecondFactor } from './own-session'
import { audit } from './start-session'

/** What a signed-in person changes; an empty text changes nothing. */
export interface AccountChanges {
  email: string
  password: string
  data: JsonObject
  redirectTo: string
}

/**
 * Changes a signed-in user's own account in one transaction, all or nothing. A new password ends their other sessions
 * and every mailed credential; a new address only takes effect once it is confirmed.
 */
export async function updateAccount(
  context: AuthContext,
  caller: Caller,
  { signedIn, changes }: { signedIn: SignedIn; changes: AccountChanges },
): Promise<Result<UserWithIdentities, AuthFailure>> {
  if (lacksSecondFactor(signedIn) && changesSignIn(signedIn, changes)) return fail(mfaFailures.aalForAccount)
  const password = await newPasswordHash(context, signedIn, changes.password)
  if (!password.ok) return password
  const saved = await context.db
    .transaction()
    .execute((trx) => save(context, trx, { caller, signedIn, changes, encryptedPassword: password.value }))
  if (!saved.ok) return saved
  const { email } = signedIn.account.user
  if (password.value !== undefined && email !== null) {
    await releaseMail(context.db, addressHash(context, email), ['confirmation', 'recovery'])
  }
  const account = await findUser(context.db, signedIn.account.user.id)
  return account === undefined ? fail(failures.subjectGone) : succeed(account)
}

/** Whoever signs in with something else afterwards could do without the second factor. */
function changesSignIn({ account }: SignedIn, { email, password }: AccountChanges): boolean {
  return password !== '' || (email !== '' && email !== account.user.email)
}

async function newPasswordHash(
  context: AuthContext,
  { account }: SignedIn,
  password: string,
): Promise<Result<string | undefined, AuthFailure>> {
  if (password === '') return succeed(undefined)
  const refusal = passwordFailure(password, context.settings.passwordMinimumLength)
  if (refusal !== undefined) return fail(refusal)
  const same = await context.passwords.matches(password, account.user.encrypted_password)
  if (!same.ok) return same
  return same.value ? fail(failures.samePassword) : context.passwords.hash(password)
}

async function save(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  request: { caller: Caller; signedIn: SignedIn; changes: AccountChanges; encryptedPassword: string | undefined },
): Promise<Result<undefined, AuthFailure>> {
  const { caller, signedIn, changes, encryptedPassword } = request
  const user = await lockUser(trx, signedIn.account.user.id)
  if (user === undefined) return fail(failures.subjectGone)
  const moves = changes.email !== '' && changes.email !== user.email
  // Every refusal comes before the first write: a refusal is a value and does not roll back.
  if (outgrows(user.user_metadata, changes.data)) return fail(failures.dataTooLarge)
  if (moves && (await emailTaken(trx, changes.email, user.id))) return fail(failures.emailExists)
  const change = { orderId: randomUUID(), user, newEmail: changes.email, redirectTo: changes.redirectTo }
  const refusal = moves ? await emailChangeRefusal(context, trx, change) : undefined
  if (refusal !== undefined) return fail(refusal)
  if (encryptedPassword !== undefined) await savePassword(context, trx, { signedIn, encryptedPassword })
  const now = context.now()
  await mergeMetadata(trx, user.id, { column: 'user_metadata', data: changes.data, now })
  const action = encryptedPassword === undefined ? 'user_modified' : 'user_updated_password'
  await audit(context, trx, { action, user, caller })
  if (moves) await startEmailChange(context, trx, change)
  return succeed(undefined)
}

async function savePassword(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { signedIn, encryptedPassword }: { signedIn: SignedIn; encryptedPassword: string },
): Promise<void> {
  const { account, session } = signedIn
  await clearTokens(trx, account.user.id)
  await deleteSessions(trx, { userId: account.user.id, sessionId: session.id }, 'others')
  await updateUser(trx, account.user.id, { encrypted_password: encryptedPassword, updated_at: context.now() })
  await orderNotice(context, trx, { kind: 'password_changed', user: account.user })
}
