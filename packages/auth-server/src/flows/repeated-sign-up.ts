import type { Kysely } from 'kysely'
import type { AuthContext } from '../context/context.ts'
import { markDroppedPassword } from '../database/dropped-password.ts'
import { deleteUnprovenIdentities } from '../database/identities.ts'
import type { AuthTables, UserRow } from '../database/tables.ts'
import { updateUser } from '../database/users.ts'

/**
 * The password that an unconfirmed account keeps when its address signs up again. Unless both sign-ups used the same
 * one, neither is kept: the mailbox owner confirms and is signed in, but cannot know whose password their link would
 * have activated. They choose one through the recovery email.
 */
export function passwordAfterRepeat(user: UserRow, provenHash: string | undefined): string | null {
  return provenHash === undefined || provenHash !== user.encrypted_password ? null : provenHash
}

/**
 * Drops the password of an unconfirmed account, and its identities of providers that have not verified the address,
 * when the mailbox owner is confirming it, or has confirmed it, without using them: they may be a stranger's. A
 * confirmed account is rewritten unchanged, which takes the same time.
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
