import type { Kysely } from 'kysely'
import type { AuthContext } from '../context/context.ts'
import { confirmPhone, insertAccount } from '../database/account-rows.ts'
import { confirmEmail } from '../database/confirm-email.ts'
import type { AuthTables, UserRow } from '../database/tables.ts'
import { findUser, type UserWithIdentities } from '../database/users.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { adminFailures } from '../failures/admin.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import type { AccountFields } from '../wire/account-body.ts'
import type { Administrator } from '../wire/administrator.ts'
import { givenPasswordHash } from './given-password-hash.ts'
import { auditAdministration, changeUniquely } from './administration.ts'
import { announceConfirmed } from './start-session.ts'

/** Creates an account on behalf of an administrator. Its owner is not notified. */
export async function createAccount(
  context: AuthContext,
  administrator: Administrator,
  { id, fields }: { id: string | undefined; fields: AccountFields },
): Promise<Result<UserWithIdentities, FailureReply>> {
  const hashed = await givenPasswordHash(context, fields.password)
  if (!hashed.ok) return hashed
  const { email = null, phone = null, role, userMetadata, appMetadata, bannedUntil = null } = fields
  const taken = {
    email: failures.emailExists,
    phone: adminFailures.phoneExistsAtCreation,
    'user id': failures.userExists,
  }
  return changeUniquely(context, taken, async (trx) => {
    const now = context.now()
    const user = await insertAccount(trx, {
      id,
      email,
      phone,
      role,
      userMetadata,
      appMetadata,
      bannedUntil,
      now,
      encryptedPassword: hashed.value ?? null,
      invitedAt: null,
    })
    await auditAdministration(context, trx, { action: 'user_signedup', subject: user, administrator })
    await confirmAddresses(context, trx, { user, fields, administrator })
    const account = await findUser(trx, user.id)
    return account === undefined ? fail(failures.userNotFound) : succeed(account)
  })
}

/**
 * Confirms the addresses of an account that an administrator vouches for; the host is notified of a new email address.
 */
export async function confirmAddresses(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { user, fields, administrator }: { user: UserRow; fields: AccountFields; administrator: Administrator },
): Promise<void> {
  const now = context.now()
  if (fields.confirmPhone && user.phone !== null) await confirmPhone(trx, user.id, now)
  if (user.email === null) return
  const isNews = user.email_confirmed_at === null ? fields.confirmEmail : fields.email !== undefined
  if (fields.confirmEmail) await confirmEmail(trx, user, now)
  const account = isNews ? await findUser(trx, user.id) : undefined
  if (account !== undefined)
    await announceConfirmed(context, trx, { signedIn: { account }, caller: administrator.caller })
}
