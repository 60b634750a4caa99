import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context/context.ts'
import { applyEmailChange } from '../database/confirm-email.ts'
import { releaseMail } from '../database/mail-requests.ts'
import { mergeMetadata, outgrows } from '../database/metadata.ts'
import { clearTokens } from '../database/one-time-tokens.ts'
import { applyPhone } from '../database/other-users.ts'
import { deleteSessions } from '../database/sessions.ts'
import type { AuthTables, JsonObject } from '../database/tables.ts'
import { emailTaken, findUser, updateUser, type UserWithIdentities } from '../database/users.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { accountFailures } from '../failures/accounts.ts'
import { mfaFailures } from '../failures/mfa.ts'
import { addressHash } from '../delivery/claim-mail.ts'
import { orderNotice } from '../delivery/send-notice.ts'
import { passwordFailure } from '../passwords/password-policy.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import type { CodeChallenge } from '../database/code-challenge.ts'
import type { SignedIn } from '../wire/session-json.ts'
import { emailChangeRefusal, startEmailChange } from './email-change.ts'
import { lacksSecondFactor, lockOwnSession } from './own-session.ts'
import { phoneRefusal } from './phone-change.ts'
import { presentPasswordRefusal } from './present-password.ts'
import { proofRefusal } from './recent-proof.ts'
import { codeRefusal, needsCode } from './reauthentication.ts'
import { audit } from './start-session.ts'

/** The changes of a signed-in user; an empty string changes nothing. */
export interface AccountChanges {
  email: string
  /** In digits. */
  phone: string
  password: string
  /** The code of a reauthentication email. */
  nonce: string
  presentPassword: string
  data: JsonObject
  /** Only for administrators. */
  appMetadata: JsonObject
  redirectTo: string
  challenge?: CodeChallenge | undefined
}

/**
 * Updates a signed-in user's own account in one transaction, all or nothing. A new password ends their other sessions
 * and invalidates every emailed credential; a new address takes effect only once it is confirmed.
 */
export async function updateAccount(
  context: AuthContext,
  caller: Caller,
  { signedIn, changes }: { signedIn: SignedIn; changes: AccountChanges },
): Promise<Result<UserWithIdentities, FailureReply>> {
  if (lacksSecondFactor(signedIn) && changesSignIn(signedIn, changes)) return fail(mfaFailures.aalForAccount)
  const password = await newPasswordHash(context, caller, { signedIn, changes })
  if (!password.ok) return password
  const saved = await context.db
    .transaction()
    .execute((trx) => save(context, trx, { caller, signedIn, changes, encryptedPassword: password.value }))
  if (!saved.ok) return saved
  const { email } = signedIn.account.user
  if (password.value !== undefined && email !== null) {
    await releaseMail(context.db, addressHash(context, email), ['confirmation', 'recovery', 'reauthentication'])
  }
  const account = await findUser(context.db, signedIn.account.user.id)
  return account === undefined ? fail(failures.subjectGone) : succeed(account)
}

/** Changes to other sign-in credentials could be used to bypass the second factor. */
function changesSignIn({ account }: SignedIn, { email, password, phone }: AccountChanges): boolean {
  const moves = (email !== '' && email !== account.user.email) || (phone !== '' && phone !== account.user.phone)
  return password !== '' || moves
}

async function newPasswordHash(
  context: AuthContext,
  caller: Caller,
  { signedIn, changes }: { signedIn: SignedIn; changes: AccountChanges },
): Promise<Result<string | undefined, FailureReply>> {
  const { password, presentPassword: present, email, phone } = changes
  if (password === '') return succeed(undefined)
  const { account } = signedIn
  if (account.user.is_anonymous && email === '' && phone === '') return fail(accountFailures.anonymousPassword)
  const { user } = account
  const metadata = { ...user.user_metadata, ...changes.data }
  const refusal =
    passwordFailure(context, password, { email: user.email, metadata }) ??
    (await presentPasswordRefusal(context, caller, { signedIn, present }))
  if (refusal !== undefined) return fail(refusal)
  const same = await context.passwords.matches(password, account.user.encrypted_password)
  if (!same.ok) return same
  return same.value ? fail(failures.samePassword) : context.passwords.hash(password)
}

async function save(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  request: { caller: Caller; signedIn: SignedIn; changes: AccountChanges; encryptedPassword: string | undefined },
): Promise<Result<undefined, FailureReply>> {
  const { caller, signedIn, changes, encryptedPassword } = request
  const own = await lockOwnSession(trx, signedIn)
  if (!own.ok) return own
  // A second factor may have been added while the new password was hashed.
  if (lacksSecondFactor(own.value) && changesSignIn(signedIn, changes)) return fail(mfaFailures.aalForAccount)
  const { user } = own.value.account
  const moves = changes.email !== '' && changes.email !== user.email
  // All refusals come before the first write: a refusal is a value and does not roll back.
  if (outgrows(user.user_metadata, changes.data) || outgrows(user.app_metadata, changes.appMetadata))
    return fail(failures.dataTooLarge)
  if (moves && (await emailTaken(trx, changes.email, user.id))) return fail(failures.emailExists)
  const movesPhone = changes.phone !== '' && changes.phone !== user.phone
  const { email: newEmail, redirectTo, challenge } = changes
  const change = { orderId: randomUUID(), user, newEmail, redirectTo, challenge }
  // An anonymous account has no previous address that would have to confirm.
  const movesAtOnce = moves && user.is_anonymous && context.settings.autoconfirm
  const mustProve = encryptedPassword !== undefined && needsCode(context, signedIn.session)
  const refusal =
    (moves || movesPhone ? proofRefusal(context, own.value) : undefined) ??
    (await phoneRefusal(context, trx, { user, phone: changes.phone })) ??
    (mustProve ? await codeRefusal(context, trx, { user, nonce: changes.nonce }) : undefined) ??
    (moves && !movesAtOnce ? await emailChangeRefusal(context, trx, change) : undefined)
  if (refusal !== undefined) return fail(refusal)
  if (encryptedPassword !== undefined) await savePassword(context, trx, { caller, signedIn, encryptedPassword })
  const now = context.now()
  await mergeMetadata(trx, user.id, { column: 'user_metadata', data: changes.data, now })
  if (Object.keys(changes.appMetadata).length > 0)
    await mergeMetadata(trx, user.id, { column: 'app_metadata', data: changes.appMetadata, now })
  const action = encryptedPassword === undefined ? 'user_modified' : 'user_updated_password'
  await audit(context, trx, { action, user, caller })
  if (movesPhone) await applyPhone(trx, { userId: user.id, phone: changes.phone, now })
  if (movesAtOnce) await applyEmailChange(trx, user, { email: changes.email, now, isProven: false })
  else if (moves) await startEmailChange(context, trx, change)
  return succeed(undefined)
}

async function savePassword(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { caller, signedIn, encryptedPassword }: { caller: Caller; signedIn: SignedIn; encryptedPassword: string },
): Promise<void> {
  const { account, session } = signedIn
  await clearTokens(trx, account.user.id)
  await deleteSessions(trx, { userId: account.user.id, sessionId: session.id }, 'others')
  await updateUser(trx, account.user.id, { encrypted_password: encryptedPassword, updated_at: context.now() })
  await orderNotice(context, trx, { kind: 'password_changed', user: account.user, caller })
}
