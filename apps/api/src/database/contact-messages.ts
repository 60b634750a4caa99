import type { ContactMessage, ContactReceipt, MyData } from '@dst/contracts'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** The five fields that a person fills in. */
export type ContactMessageText = Omit<ContactMessage, 'topic'>

interface NewMessage {
  words: ContactMessageText
  idempotencyKey: string | undefined
  suspected: boolean
}

interface StoredMessage {
  words: ContactMessageText
  receipt: ContactReceipt
}

const columns = ['id', 'firstName', 'lastName', 'email', 'subject', 'message', 'receivedAt'] as const

/** Stores a message and returns when it was received; undefined if a message with its key already exists. */
export async function insertContactMessage(
  trx: Transaction<Tables>,
  { words, idempotencyKey, suspected }: NewMessage,
): Promise<ContactReceipt | undefined> {
  const { firstName, lastName, email, subject, message } = words
  const row = await trx
    .insertInto('contactMessages')
    .values({ firstName, lastName, email, subject, message, idempotencyKey: idempotencyKey ?? null, suspected })
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .returning(columns)
    .executeTakeFirst()
  return row && toStored(row).receipt
}

/** The message that was sent with this key. */
export async function findByKey(trx: Transaction<Tables>, idempotencyKey: string): Promise<StoredMessage> {
  const row = await trx
    .selectFrom('contactMessages')
    .select(columns)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirstOrThrow()
  return toStored(row)
}

/** A message by its id; undefined if it was deleted. */
export async function findMessage(db: Kysely<Tables>, id: string): Promise<StoredMessage | undefined> {
  const row = await db.selectFrom('contactMessages').select(columns).where('id', '=', id).executeTakeFirst()
  return row && toStored(row)
}

/** The contact form needs no sign-in: messages sent from the confirmed address count as the person's. */
export async function listMessagesFrom(trx: Transaction<Tables>, email: string): Promise<MyData['contactMessages']> {
  const rows = await trx
    .selectFrom('contactMessages')
    .select(['id', 'receivedAt', 'firstName', 'lastName', 'email', 'subject', 'message', 'suspected'])
    .where((where) => where(where.fn('lower', ['email']), '=', email))
    .orderBy('receivedAt', 'desc')
    .execute()
  return rows.map(({ receivedAt, ...row }) => ({ ...row, receivedAt: receivedAt.toISOString() }))
}

/** Deletes the messages that were sent from these addresses, and returns their ids. */
export async function removeMessagesFrom(trx: Transaction<Tables>, addresses: readonly string[]): Promise<string[]> {
  const rows = await trx
    .deleteFrom('contactMessages')
    .where((where) => where(where.fn('lower', ['email']), 'in', addresses))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

function toStored({ id, receivedAt, ...words }: ContactMessageText & { id: string; receivedAt: Date }): StoredMessage {
  return { words, receipt: { id, receivedAt: receivedAt.toISOString() } }
}
