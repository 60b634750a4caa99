import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context/context.ts'
import { insertNotice } from '../database/notices.ts'
import type { AuthTables, UserRow } from '../database/tables.ts'
import { writeIf } from '../database/write-if.ts'
import { placeOf } from '../context/place.ts'
import { browserName } from '../context/browser-name.ts'

/** A sign-up, and whether its address has a confirmed account. */
interface TakenNotice {
  orderId: string
  user: Pick<UserRow, 'id' | 'email'>
  caller: Caller
  isDue: boolean
}

/**
 * Stores the notice for the owner of an address that somebody signed up with although it has an account. For any other
 * address the same row is written and rolled back. Returns whether the order of this sign-up is that notice.
 */
export async function storeTakenNotice(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { orderId, user, caller, isDue }: TakenNotice,
): Promise<boolean> {
  if (context.settings.notices === undefined) return false
  const notice = {
    order_id: orderId,
    user_id: user.id,
    address: user.email ?? '',
    browser: browserName(caller.userAgent),
    place: placeOf(context.settings, caller),
    happened_at: context.now(),
  }
  await writeIf(trx, isDue, () => insertNotice(trx, notice))
  return isDue
}
