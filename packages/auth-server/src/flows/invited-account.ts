import type { Kysely } from 'kysely'
import type { AuthContext } from '../context/context.ts'
import { insertAccount } from '../database/account-rows.ts'
import { mergeMetadata, outgrows } from '../database/metadata.ts'
import type { AuthTables, JsonObject, UserRow } from '../database/tables.ts'
import { updateUser, type UserWithIdentities } from '../database/users.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { fail, succeed, type Result } from '../failures/result.ts'

/** An account that an administrator creates for a user who has yet to confirm its address. */
export interface OpenedAccount {
  email: string
  /** Null for an account without a password. */
  encryptedPassword: string | null
  data: JsonObject
  isInvitation: boolean
}

/**
 * The unconfirmed account of an address, created if there is none; refused if it is confirmed. Its previous password is
 * dropped: a stranger may have set it, and the link about to be created would activate it.
 */
export async function openAccount(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { known, opened }: { known: UserWithIdentities | undefined; opened: OpenedAccount },
): Promise<Result<Pick<UserRow, 'id'>, FailureReply>> {
  const { email, encryptedPassword, data, isInvitation } = opened
  const now = context.now()
  if (known === undefined) {
    const invitedAt = isInvitation ? now : null
    const blank = { phone: null, appMetadata: {}, bannedUntil: null }
    return succeed(await insertAccount(trx, { ...blank, email, encryptedPassword, userMetadata: data, invitedAt, now }))
  }
  const { user } = known
  if (user.email_confirmed_at !== null) return fail(failures.emailExists)
  if (outgrows(user.user_metadata, data)) return fail(failures.dataTooLarge)
  await updateUser(trx, user.id, {
    encrypted_password: encryptedPassword,
    invited_at: isInvitation ? now : user.invited_at,
    updated_at: now,
  })
  await mergeMetadata(trx, user.id, { column: 'user_metadata', data, now })
  return succeed(user)
}
