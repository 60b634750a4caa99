import { sql, type Insertable, type Kysely, type Transaction } from 'kysely'
import type { MailboxMessagesTable, Tables } from './tables.ts'

/** Stores a message; one that is sent again is stored once. */
export async function insertMailboxMessage(
  db: Kysely<Tables>,
  message: Insertable<MailboxMessagesTable>,
): Promise<void> {
  await db
    .insertInto('mailboxMessages')
    .values(message)
    .onConflict((conflict) => conflict.column('messageId').doNothing())
    .execute()
}

/** The newest messages, newest first. */
export async function listMailbox(db: Kysely<Tables>, count: number) {
  return db
    .selectFrom('mailboxMessages')
    .select(['id', 'to', 'replyTo', 'subject', 'text', 'html', 'calendar', 'sentAt'])
    .orderBy('sentAt', 'desc')
    .orderBy('id')
    .limit(count)
    .execute()
}

/**
 * Deletes messages from the local mailbox that were sent to one of these addresses, or that contain one of them or one
 * of these ids: it also holds the partner's and the operator's emails about the person.
 */
export async function removeMailsAbout(
  trx: Transaction<Tables>,
  { addresses, ids }: { addresses: readonly string[]; ids: readonly string[] },
): Promise<void> {
  // Must not match an address that is part of a longer one.
  const patterns = addresses.map(
    (address) => `(?<![\\w.+%-])${address.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`)}(?![\\w-]|\\.\\w)`,
  )
  await sql`delete from mailbox_messages as mail
    where exists (select from unnest(${ids}::text[]) as id where strpos(mail::text, id) > 0)
      or exists (select from unnest(${patterns}::text[]) as pattern where mail::text ~* pattern)`.execute(trx)
}
