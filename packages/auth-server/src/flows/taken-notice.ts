import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context'
import { insertNotice } from '../database/notices'
import type { AuthTables, UserRow } from '../database/tables'
import { writeIf } from '../database/write-if'
import { browserName } from '../wire/browser-name'

/** A sign-up, and whether its address has a confirmed account. */
interface TakenNotice {
  orderId: string
  user: Pick<UserRow, 'id' | 'email'>
  caller: Caller
  isDue: boolean
}

/**
 * Keeps what the owner of an address is to be told: somebody signed up with it although it has an account. For any other
 * address the same row is written and taken back. Answers whether the order of this sign-up is that notice.
 */
export async function keepTakenNotice(
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
    happened_at: context.now(),
  }
  await writeIf(trx, isDue, () => insertNotice(trx, notice))
  return isDue
}
