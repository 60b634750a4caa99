import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context/context.ts'
import { findFactorRemoval } from '../database/factor-removals.ts'
import { deleteNotice, findNotice, insertNotice } from '../database/notices.ts'
import type { RemovedWays } from '../database/notice-tables.ts'
import type { AuthTables, UserRow } from '../database/tables.ts'
import { insertUndoOffer } from '../database/undo-offers.ts'
import { timeZoneOf } from '../database/users.ts'
import { hashLinkToken } from '../tokens/mail-token.ts'
import { undoToken } from '../tokens/undo-token.ts'
import { browserName } from '../context/browser-name.ts'
import { messageIdOf } from '../mail/message-id.ts'
import { noticeMessage, type NoticeKind, type UndoableKind } from '../mail/notice-messages.ts'
import { placeOf } from '../context/place.ts'
import { removalDueAt } from '../mail/removal-times.ts'

/** An event to notify an account's owner of. */
export interface NoticeOrder {
  kind: UndoableKind
  user: Pick<UserRow, 'id' | 'email'>
  /** Who did it; undefined for an administrator. */
  caller?: Caller | undefined
  /** The moment from which what was added belongs to the event. Default now. */
  since?: Date
  /** What the event took away. */
  removed?: RemovedWays
}

/** Queues a notice to the account's current address, if the host wants notices, and keeps what undoing it needs. */
export async function orderNotice(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { kind, user, caller, since, removed = {} }: NoticeOrder,
): Promise<void> {
  const { notices } = context.settings
  if (notices === undefined || user.email === null) return
  const order = { order_id: randomUUID(), user_id: user.id, address: user.email, happened_at: context.now() }
  const browser = caller === undefined ? null : browserName(caller.userAgent)
  const place = caller === undefined ? null : placeOf(context.settings, caller)
  await insertNotice(trx, { ...order, browser, place })
  if (notices.undoUrl !== undefined) {
    const link_hash = hashLinkToken(undoToken(context.keys, order.order_id))
    await insertUndoOffer(trx, { ...order, link_hash, since: since ?? order.happened_at, removed })
  }
  await context.enqueueMail(trx, { id: order.order_id, account: user.id, kind })
}

/** Sends the notice of an order, then deletes its data. A notice that has been sent is not sent again. */
export async function sendNotice(context: AuthContext, { id, kind }: { id: string; kind: NoticeKind }): Promise<void> {
  const { brandName, notices, lifetimes } = context.settings
  const notice = await findNotice(context.db, id)
  if (notice === undefined || notices === undefined) return
  const removal = await findFactorRemoval(context.db, notice.user_id)
  // Stopped since: nothing is about to happen.
  if (kind === 'factor_removal_waits' && removal === undefined) return deleteNotice(context.db, id)
  const { undoUrl } = notices
  const message = noticeMessage({
    kind,
    brandName,
    happenedAt: kind === 'factor_removal_waits' && removal ? removal.requested_at : notice.happened_at,
    removalAt: removalDueAt(context.settings, removal ?? { notices: 1, noticed_at: notice.happened_at }),
    timeZone: await timeZoneOf(context.db, notice.user_id),
    browser: notice.browser,
    place: notice.place,
    signInUrl: notices.signInUrl,
    contactUrl: notices.contactUrl,
    // In the fragment, which no server sees, and no log keeps.
    undo:
      undoUrl === undefined
        ? undefined
        : { url: `${undoUrl}#token=${undoToken(context.keys, id)}`, seconds: lifetimes.undoSeconds },
  })
  await context.sendMail({
    ...context.renderMail(message),
    to: notice.address,
    messageId: messageIdOf(context.settings, { id, kind }),
  })
  await deleteNotice(context.db, id)
}
