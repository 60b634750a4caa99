import type { Kysely } from 'kysely'
import type { AuthContext } from '../context/context.ts'
import { countProvider, storeAddressIdentity, type AddressProvider } from '../database/account-rows.ts'
import { releaseMail } from '../database/mail-requests.ts'
import { mergeMetadata, outgrows } from '../database/metadata.ts'
import { clearTokens } from '../database/one-time-tokens.ts'
import { deleteSessions } from '../database/sessions.ts'
import type { AuthTables, UserRow } from '../database/tables.ts'
import { findUser, lockUser, updateUser, type UserWithIdentities } from '../database/users.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { accountFailures } from '../failures/accounts.ts'
import { addressHash } from '../delivery/claim-mail.ts'
import { orderNotice } from '../delivery/send-notice.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { isAdministrativeRole } from '../tokens/admin-token.ts'
import type { AccountFields } from '../wire/account-body.ts'
import type { Administrator } from '../wire/administrator.ts'
import { givenPasswordHash } from './given-password-hash.ts'
import { auditAdministration, changeUniquely } from './administration.ts'
import { confirmAddresses } from './create-account.ts'

interface Change {
  userId: string
  fields: AccountFields
  encryptedPassword: string | undefined
  administrator: Administrator
}

/**
 * Updates an account on behalf of an administrator, in one transaction, all or nothing. A new address takes effect at
 * once. A new password ends every session, and so does losing an administrative role; a new password or address
 * invalidates every emailed credential.
 */
export async function administerAccount(
  context: AuthContext,
  administrator: Administrator,
  { userId, fields }: { userId: string; fields: AccountFields },
): Promise<Result<UserWithIdentities, FailureReply>> {
  const hashed = await givenPasswordHash(context, fields.password)
  if (!hashed.ok) return hashed
  const change = { userId, fields, encryptedPassword: hashed.value, administrator }
  const taken = { email: failures.emailExists, phone: accountFailures.phoneExists }
  const changed = await changeUniquely(context, taken, (trx) => save(context, trx, change))
  if (!changed.ok) return changed
  // Outside the transaction, because other flows take these locks in the opposite order.
  const { email } = changed.value.user
  if (hashed.value !== undefined && email !== null)
    await releaseMail(context.db, addressHash(context, email), ['confirmation', 'recovery'])
  return changed
}

async function save(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  change: Change,
): Promise<Result<UserWithIdentities, FailureReply>> {
  const { userId, fields, administrator } = change
  const user = await lockUser(trx, userId)
  if (user === undefined) return fail(failures.userNotFound)
  // All refusals come before the first write: a refusal is a value and does not roll back.
  if (outgrows(user.app_metadata, fields.appMetadata) || outgrows(user.user_metadata, fields.userMetadata))
    return fail(failures.dataTooLarge)
  if (change.encryptedPassword !== undefined) await orderNotice(context, trx, { kind: 'password_changed', user })
  if (isNew(fields.email, user.email)) await orderNotice(context, trx, { kind: 'email_changed', user })
  await writeRow(context, trx, { user, change })
  await endWhatItOpened(trx, { user, change })
  const written = await lockUser(trx, userId)
  if (written === undefined) throw new Error('A locked user vanished')
  await storeIdentities(context, trx, { before: user, user: written, fields })
  await mergeGiven(context, trx, { user, fields })
  await confirmAddresses(context, trx, { user: written, fields, administrator })
  await auditAdministration(context, trx, { action: 'user_modified', subject: written, administrator })
  const account = await findUser(trx, userId)
  return account === undefined ? fail(failures.userNotFound) : succeed(account)
}

async function writeRow(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { user, change }: { user: UserRow; change: Change },
): Promise<void> {
  const { fields, encryptedPassword } = change
  const hasAddress = fields.email !== undefined || fields.phone !== undefined
  await updateUser(trx, user.id, {
    email: fields.email ?? user.email,
    phone: fields.phone ?? user.phone,
    role: fields.role ?? user.role,
    is_anonymous: user.is_anonymous && !hasAddress,
    banned_until: fields.bannedUntil === undefined ? user.banned_until : fields.bannedUntil,
    encrypted_password: encryptedPassword ?? user.encrypted_password,
    updated_at: context.now(),
  })
}

async function endWhatItOpened(
  trx: Kysely<AuthTables>,
  { user, change }: { user: UserRow; change: Change },
): Promise<void> {
  const { fields, encryptedPassword } = change
  const losesRole = fields.role !== undefined && isAdministrativeRole(user.role) && !isAdministrativeRole(fields.role)
  const isConfirmed = fields.confirmEmail && user.email_confirmed_at === null
  if (encryptedPassword !== undefined || isNew(fields.email, user.email) || isConfirmed) await clearTokens(trx, user.id)
  if (encryptedPassword !== undefined || losesRole)
    await deleteSessions(trx, { userId: user.id, sessionId: '' }, 'global')
}

async function storeIdentities(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { before, user, fields }: { before: UserRow; user: UserRow; fields: AccountFields },
): Promise<void> {
  const store = async (provider: AddressProvider, isVerified: boolean) => {
    if (!isNew(fields[provider], before[provider])) return
    const isFirst = await storeAddressIdentity(trx, { user, provider, isVerified, now: context.now() })
    if (isFirst) await countProvider(trx, user.id, provider)
  }
  await store('email', user.email_confirmed_at !== null)
  await store('phone', user.phone_confirmed_at !== null)
}

async function mergeGiven(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { user, fields }: { user: UserRow; fields: AccountFields },
): Promise<void> {
  const now = context.now()
  // Sign-ups store a copy of the address there.
  const address = isNew(fields.email, user.email) && 'email' in user.user_metadata ? { email: fields.email } : {}
  await mergeMetadata(trx, user.id, { column: 'user_metadata', data: { ...address, ...fields.userMetadata }, now })
  await mergeMetadata(trx, user.id, { column: 'app_metadata', data: fields.appMetadata, now })
}

function isNew(given: string | undefined, present: string | null): boolean {
  return given !== undefined && given !== present
}
