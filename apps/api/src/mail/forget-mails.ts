import { sql, type Transaction } from 'kysely'
import type { Tables } from '../database/tables.js'

/**
 * Takes out of the local mailbox what went to one of these addresses, and what names one of them or one of these ids:
 * the partner's and the operator's mails about the person lie there too.
 */
export async function forgetMails(
  trx: Transaction<Tables>,
  { addresses, ids }: { addresses: readonly string[]; ids: readonly string[] },
): Promise<void> {
  // An address may be the end of a longer one.
  const patterns = addresses.map(
    (address) => `(?<![\\w.+%-])${address.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`)}(?![\\w-]|\\.\\w)`,
  )
  await sql`delete from mailbox_messages as mail
    where exists (select from unnest(${ids}::text[]) as id where strpos(mail::text, id) > 0)
      or exists (select from unnest(${patterns}::text[]) as pattern where mail::text ~* pattern)`.execute(trx)
}
