import { sql, type Transaction } from 'kysely'
import type { Tables } from '../database/tables.ts'

/**
 * Deletes messages from the local mailbox that were sent to one of these addresses, or that contain one of them or one
 * of these ids: it also holds the partner's and the operator's emails about the person.
 */
export async function forgetMails(
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
