import type { Kysely } from 'kysely'
import type { AuthContext } from '../context'
import { markDroppedPassword } from '../database/dropped-password'
import { deleteUnprovenIdentities } from '../database/identities'
import type { AuthTables, UserRow } from '../database/tables'
import { updateUser } from '../database/users'

/**
 * The password that an unconfirmed account keeps when its address signs up again. Unless both sign-ups chose the same
 * one, neither is kept: whoever reads the mailbox confirms and is signed in, but cannot know whose password their link
 * would have put in force. They choose one through the recovery mail.
 */
export function passwordAfterRepeat(user: UserRow, provenHash: string | undefined): string | null {
  return provenHash === undefined || provenHash !== user.encrypted_password ? null : provenHash
}

/**
 * Forgets the password of an account that nobody has confirmed, and its identities of providers that do not vouch for
 * the address, when the mailbox's owner is about to confirm it, or has, without them: they may be a stranger's. A confirmed account is written as it is, which takes as long.
 */
export async function dropUnprovenPassword(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  user: UserRow,
): Promise<void> {
  const isOpen = user.email_confirmed_at === null
  const loses = isOpen && user.encrypted_password !== null
  await updateUser(trx, user.id, {
    encrypted_password: isOpen ? null : user.encrypted_password,
    app_metadata: JSON.stringify(loses ? markDroppedPassword(user.app_metadata) : user.app_metadata),
    updated_at: isOpen ? context.now() : user.updated_at,
  })
  await deleteUnprovenIdentities(trx, user)
}
