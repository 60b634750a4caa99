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
import { emailChangeRefusal, startEmailChange, type EmailChange } from './email-change.ts'
import { isMissingSecondFactor, lockCurrentSession } from './current-session.ts'
import { phoneRefusal } from './phone-change.ts'
import { currentPasswordRefusal } from './current-password.ts'
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
  currentPassword: string
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
  if (isMissingSecondFactor(signedIn) && changesSignIn(signedIn, changes)) return fail(mfaFailures.aalForAccount)
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
  const { password, currentPassword: present, email, phone } = changes
  if (password === '') return succeed(undefined)
  const { account } = signedIn
  if (account.user.is_anonymous && email === '' && phone === '') return fail(accountFailures.anonymousPassword)
  const { user } = account
  const metadata = { ...user.user_metadata, ...changes.data }
  const refusal =
    passwordFailure(context, password, { email: user.email, metadata }) ??
    (await currentPasswordRefusal(context, caller, { signedIn, present }))
  if (refusal !== undefined) return fail(refusal)
  const same = await context.passwords.matches(password, account.user.encrypted_password)
  if (!same.ok) return same
  return same.value ? fail(failures.samePassword) : context.passwords.hash(password)
}

interface Update {
  caller: Caller
  /** As the call began. */
  signedIn: SignedIn
  changes: AccountChanges
  encryptedPassword: string | undefined
}

/** An update, compared with the account as it is now. */
interface Plan extends Update {
  /** Re-read and locked. */
  current: SignedIn
  movesPhone: boolean
  /** The change of address: applied at once, or after the mailed confirmation. */
  emailChange: (EmailChange & { atOnce: boolean }) | undefined
}

async function save(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  update: Update,
): Promise<Result<undefined, FailureReply>> {
  const current = await lockCurrentSession(trx, update.signedIn)
  if (!current.ok) return current
  const plan = planUpdate(context, update, current.value)
  // All refusals come before the first write: a refusal is a value and does not roll back.
  const refusal = (await accountRefusal(context, trx, plan)) ?? (await claimRefusal(context, trx, plan))
  if (refusal !== undefined) return fail(refusal)
  await apply(context, trx, plan)
  return succeed(undefined)
}

function planUpdate({ settings }: AuthContext, update: Update, current: SignedIn): Plan {
  const { user } = current.account
  const { email, phone, redirectTo, challenge } = update.changes
  // An anonymous account has no previous address that would have to confirm.
  const atOnce = user.is_anonymous && settings.autoconfirm
  const emailChange = { orderId: randomUUID(), user, newEmail: email, redirectTo, challenge, atOnce }
  return {
    ...update,
    current,
    movesPhone: phone !== '' && phone !== user.phone,
    emailChange: email !== '' && email !== user.email ? emailChange : undefined,
  }
}

/** Why the account as it is now does not allow the update. */
async function accountRefusal(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { current, signedIn, changes, emailChange, movesPhone }: Plan,
): Promise<FailureReply | undefined> {
  const { user } = current.account
  // A second factor may have been added while the new password was hashed.
  if (isMissingSecondFactor(current) && changesSignIn(signedIn, changes)) return mfaFailures.aalForAccount
  if (outgrows(user.user_metadata, changes.data) || outgrows(user.app_metadata, changes.appMetadata))
    return failures.dataTooLarge
  if (emailChange !== undefined && (await emailTaken(trx, changes.email, user.id))) return failures.emailExists
  const proof = emailChange !== undefined || movesPhone ? proofRefusal(context, current) : undefined
  return proof ?? phoneRefusal(context, trx, { user, phone: changes.phone })
}

/** Why the emailed code is refused, or the emails of a new address cannot be sent yet; either uses up its claim. */
async function claimRefusal(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { current, signedIn, changes, emailChange, encryptedPassword }: Plan,
): Promise<FailureReply | undefined> {
  if (encryptedPassword !== undefined && needsCode(context, signedIn.session)) {
    const refusal = await codeRefusal(context, trx, { user: current.account.user, nonce: changes.nonce })
    if (refusal !== undefined) return refusal
  }
  return emailChange === undefined || emailChange.atOnce ? undefined : emailChangeRefusal(context, trx, emailChange)
}

async function apply(context: AuthContext, trx: Kysely<AuthTables>, plan: Plan): Promise<void> {
  const { caller, signedIn, current, changes, encryptedPassword, movesPhone, emailChange } = plan
  const { user } = current.account
  if (encryptedPassword !== undefined) await savePassword(context, trx, { caller, signedIn, encryptedPassword })
  const now = context.now()
  await mergeMetadata(trx, user.id, { column: 'user_metadata', data: changes.data, now })
  if (Object.keys(changes.appMetadata).length > 0)
    await mergeMetadata(trx, user.id, { column: 'app_metadata', data: changes.appMetadata, now })
  const action = encryptedPassword === undefined ? 'user_modified' : 'user_updated_password'
  await audit(context, trx, { action, user, caller })
  if (movesPhone) await applyPhone(trx, { userId: user.id, phone: changes.phone, now })
  if (emailChange?.atOnce === true) await applyEmailChange(trx, user, { email: changes.email, now, isProven: false })
  else if (emailChange !== undefined) await startEmailChange(context, trx, emailChange)
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
