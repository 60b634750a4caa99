import type { ContactMessage, ContactReceipt } from '@dst/contracts'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.js'

/** Keeps a message and says when it came. */
export async function insertContactMessage(db: Kysely<Tables>, message: ContactMessage): Promise<ContactReceipt> {
  const row = await db
    .insertInto('contactMessages')
    .values({
      firstName: message.firstName,
      lastName: message.lastName,
      email: message.email,
      subject: message.subject,
      message: message.message,
    })
    .returning(['id', 'receivedAt'])
    .executeTakeFirstOrThrow()
  return { id: row.id, receivedAt: row.receivedAt.toISOString() }
}
