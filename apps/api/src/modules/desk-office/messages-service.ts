import type { DeskMessage, MessagePage } from '@dst/contracts/desk'
import { fail, succeed, type Result } from '@dst/domain/result'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../database/audit.ts'
import { findMessages, markAnswered, type MessageRow } from '../../database/desk-messages.ts'
import { cursorOf, readCursor } from '../../database/page-place.ts'
import type { Tables } from '../../database/tables.ts'
import type { DeskCaller } from '../../plugins/desk-access.ts'

/** What the staff's calls about messages need. */
export interface MessagesDeps {
  db: Kysely<Tables>
  now: () => Date
}

/** Messages on a page. */
const pageSize = 50

/** A page of the messages from the contact form. */
export async function listMessages(
  { db }: Pick<MessagesDeps, 'db'>,
  caller: DeskCaller,
  { answered, cursor }: { answered: boolean; cursor?: string | undefined },
): Promise<Result<MessagePage, 'validation_failed'>> {
  const after = cursor === undefined ? undefined : readCursor(cursor)
  if (cursor !== undefined && !after) return fail('validation_failed' as const)
  return db.transaction().execute(async (trx) => {
    const { rows, total } = await findMessages(trx, { answered, after }, pageSize + 1)
    const page = rows.slice(0, pageSize)
    const last = page.at(-1)
    await recordAudit(trx, {
      action: 'messages_listed',
      investorId: null,
      requestId: caller.requestId,
      details: { member: caller.id, count: page.length },
    })
    return succeed({
      messages: page.map(toMessage),
      next: last && rows.length > pageSize ? cursorOf(last) : null,
      total,
    })
  })
}

/** Marks a message as answered, or as not. Who marked it first stays named. */
export async function markMessage(
  { db, now }: MessagesDeps,
  caller: DeskCaller,
  { id, answered }: { id: string; answered: boolean },
): Promise<Result<DeskMessage, 'not_found'>> {
  return db.transaction().execute(async (trx) => {
    const row = await markAnswered(trx, id, answered ? { at: now(), by: caller.id } : null)
    if (!row) return fail('not_found' as const)
    await recordAudit(trx, {
      action: 'message_marked',
      investorId: null,
      requestId: caller.requestId,
      details: { message: id, member: caller.id, answered },
    })
    return succeed(toMessage(row))
  })
}

function toMessage(row: MessageRow): DeskMessage {
  return {
    id: row.id,
    receivedAt: row.receivedAt.toISOString(),
    name: `${row.firstName} ${row.lastName}`.trim(),
    email: row.email,
    subject: row.subject,
    message: row.message,
    suspected: row.suspected,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    answeredBy: row.answeredBy,
  }
}
