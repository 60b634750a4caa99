import { sql, type Kysely, type Transaction } from 'kysely'
import { microsOf, momentOf, type Place } from './page-place.ts'
import type { Tables } from './tables.ts'

interface MessageSearch {
  answered: boolean
  after?: Place | undefined
}

/** One page of the messages, and how many there are: unanswered ones oldest first, answered ones newest first. */
export async function findMessages(db: Kysely<Tables>, { answered, after }: MessageSearch, limit: number) {
  const moment = answered ? 'answeredAt' : 'receivedAt'
  const page = messagesOf(db, moment).where('message.answeredAt', answered ? 'is not' : 'is', null)
  const column = sql.ref(`message.${moment}`)
  const rest = after
    ? page.where(sql<boolean>`(${column}, message.id) ${sql.raw(answered ? '<' : '>')}
        (${momentOf(after)}, ${after.id}::uuid)`)
    : page
  const order = answered ? 'desc' : 'asc'
  const rows = await rest.orderBy(`message.${moment}`, order).orderBy('message.id', order).limit(limit).execute()
  const { total } = await db
    .selectFrom('contactMessages')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('answeredAt', answered ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow()
  return { rows, total }
}

/** A message with who answered it. */
export type MessageRow = Awaited<ReturnType<typeof findMessages>>['rows'][number]

/** Marks a message as answered by a member, or as unanswered; undefined if it is gone. The first mark stays. */
export async function markAnswered(
  trx: Transaction<Tables>,
  id: string,
  mark: { at: Date; by: string } | null,
): Promise<MessageRow | undefined> {
  const change = trx.updateTable('contactMessages').where('id', '=', id)
  await (
    mark
      ? change.set({ answeredAt: mark.at, answeredBy: mark.by }).where('answeredAt', 'is', null)
      : change.set({ answeredAt: null, answeredBy: null })
  ).execute()
  return messagesOf(trx, 'receivedAt').where('message.id', '=', id).executeTakeFirst()
}

function messagesOf(db: Kysely<Tables>, moment: 'answeredAt' | 'receivedAt') {
  return db
    .selectFrom('contactMessages as message')
    .leftJoin('deskMembers as member', 'member.userId', 'message.answeredBy')
    .select([
      'message.id',
      'message.receivedAt',
      'message.firstName',
      'message.lastName',
      'message.email',
      'message.subject',
      'message.message',
      'message.suspected',
      'message.answeredAt',
      'member.email as answeredBy',
      microsOf(`message.${moment}`).as('micros'),
    ])
}
