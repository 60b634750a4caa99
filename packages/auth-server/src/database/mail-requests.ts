import type { Kysely } from 'kysely'
import type { AuthTables, MailKind } from './tables'

/** A mail that someone asked for. */
export interface MailRequest {
  addressHash: string
  kind: MailKind
  now: Date
  gapSeconds: number
}

// Old rows serve no limit any more; a day keeps the table small without a job.
const forgetAfterMilliseconds = 86_400_000

/**
 * Claims the right to send one mail of this kind to an address, whether or not an account has it.
 * Answers undefined when claimed, or the whole seconds to wait. Of two parallel claims one wins.
 */
export async function claimMail(trx: Kysely<AuthTables>, request: MailRequest): Promise<number | undefined> {
  const { addressHash, kind, now, gapSeconds } = request
  const limit = new Date(now.getTime() - gapSeconds * 1000)
  const claimed = await trx
    .insertInto('mail_requests')
    .values({ address_hash: addressHash, kind, sent_at: now })
    .onConflict((conflict) =>
      conflict.columns(['address_hash', 'kind']).doUpdateSet({ sent_at: now }).where('mail_requests.sent_at', '<=', limit),
    )
    .returning('sent_at')
    .executeTakeFirst()
  if (claimed === undefined) return secondsLeft(trx, request)
  await trx.deleteFrom('mail_requests').where('sent_at', '<', new Date(now.getTime() - forgetAfterMilliseconds)).execute()
  return undefined
}

/** Gives a claim back: nothing was sent, or what was sent has been used. */
export async function releaseMail(db: Kysely<AuthTables>, addressHash: string, kinds: readonly MailKind[]): Promise<void> {
  await db.deleteFrom('mail_requests').where('address_hash', '=', addressHash).where('kind', 'in', kinds).execute()
}

async function secondsLeft(trx: Kysely<AuthTables>, { addressHash, kind, now, gapSeconds }: MailRequest): Promise<number> {
  const last = await trx
    .selectFrom('mail_requests')
    .select('sent_at')
    .where('address_hash', '=', addressHash)
    .where('kind', '=', kind)
    .executeTakeFirst()
  const passed = last === undefined ? 0 : now.getTime() - last.sent_at.getTime()
  return Math.max(0, Math.floor(gapSeconds - passed / 1000))
}
