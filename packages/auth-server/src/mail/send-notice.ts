import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuthContext } from '../context.ts'
import { deleteNotice, findNotice, insertNotice } from '../database/notices.ts'
import type { AuthTables, UserRow } from '../database/tables.ts'
import { messageIdOf } from './message-id.ts'
import { noticeWords, type NoticeKind } from './notice-words.ts'

/** Queues a notice to the account's current address, if the host wants notices. */
export async function orderNotice(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { kind, user, browser = null }: { kind: NoticeKind; user: Pick<UserRow, 'id' | 'email'>; browser?: string | null },
): Promise<void> {
  if (context.settings.notices === undefined || user.email === null) return
  const id = randomUUID()
  await insertNotice(trx, { order_id: id, user_id: user.id, address: user.email, browser, happened_at: context.now() })
  await context.enqueueMail(trx, { id, account: user.id, kind })
}

/** Sends the notice of an order, then deletes its data. A notice that has been sent is not sent again. */
export async function sendNotice(context: AuthContext, { id, kind }: { id: string; kind: NoticeKind }): Promise<void> {
  const { brandName, notices } = context.settings
  const notice = await findNotice(context.db, id)
  if (notice === undefined || notices === undefined) return
  const words = noticeWords({ kind, brandName, happenedAt: notice.happened_at, browser: notice.browser, ...notices })
  await context.sendMail({
    ...context.renderMail(words),
    to: notice.address,
    messageId: messageIdOf(context.settings, { id, kind }),
  })
  await deleteNotice(context.db, id)
}
