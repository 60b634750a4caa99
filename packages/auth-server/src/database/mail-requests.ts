import { daySeconds } from './day.ts'
import type { Kysely } from 'kysely'
import { challengeColumns, storedChallenge, type CodeChallenge } from './code-challenge.ts'
import type { AuthTables, MailKind } from './tables.ts'

/** A requested email. */
export interface MailRequest {
  addressHash: string
  kind: MailKind
  orderId: string
  redirectTo: string
  challenge?: CodeChallenge | undefined
  now: Date
  gapSeconds: number
}

// Longer than a queue retries an email; the next claim deletes old rows, which keeps the table small without a job.
const forgetAfterMilliseconds = 7 * daySeconds * 1000

/**
 * Claims the right to send one email of this kind to an address, whether or not it has an account. Returns undefined if
 * claimed, else the whole seconds to wait. Of two parallel claims one wins.
 */
export async function claimMail(trx: Kysely<AuthTables>, request: MailRequest): Promise<number | undefined> {
  const { addressHash, kind, orderId, redirectTo, challenge, now, gapSeconds } = request
  const order = { sent_at: now, order_id: orderId, redirect_to: redirectTo, ...challengeColumns(challenge) }
  const gap = gapSeconds * 1000
  const claimed = await trx
    .insertInto('mail_requests')
    .values({ address_hash: addressHash, kind, ...order })
    .onConflict((conflict) =>
      conflict
        .columns(['address_hash', 'kind'])
        .doUpdateSet(order)
        // Further in the future than servers' clocks differ: the clock was set back, and nobody waits for it.
        .where((where) =>
          where.or([
            where('mail_requests.sent_at', '<=', new Date(now.getTime() - gap)),
            where('mail_requests.sent_at', '>', new Date(now.getTime() + gap)),
          ]),
        ),
    )
    .returning('sent_at')
    .executeTakeFirst()
  if (claimed === undefined) return secondsLeft(trx, request)
  await trx
    .deleteFrom('mail_requests')
    .where('sent_at', '<', new Date(now.getTime() - forgetAfterMilliseconds))
    .execute()
  return undefined
}

/**
 * The redirect target and challenge of a queued email; undefined if the email is no longer due, because a newer one was
 * queued or its credential has been used.
 */
export async function orderedLink(
  trx: Kysely<AuthTables>,
  { orderId, kind }: { orderId: string; kind: MailKind },
): Promise<{ redirectTo: string; challenge: CodeChallenge | undefined } | undefined> {
  const request = await trx
    .selectFrom('mail_requests')
    .select(['redirect_to', 'code_challenge', 'code_challenge_method'])
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (request === undefined || request.redirect_to === null) return undefined
  return { redirectTo: request.redirect_to, challenge: storedChallenge(request) }
}

/** Releases a claim after its credential has been used; an order still in a queue is then dropped. */
export async function releaseMail(
  db: Kysely<AuthTables>,
  addressHash: string,
  kinds: readonly MailKind[],
): Promise<void> {
  await db.deleteFrom('mail_requests').where('address_hash', '=', addressHash).where('kind', 'in', kinds).execute()
}

/** Deletes the records of emails sent to these addresses. */
export async function forgetMails(trx: Kysely<AuthTables>, addressHashes: readonly string[]): Promise<void> {
  await trx.deleteFrom('mail_requests').where('address_hash', 'in', addressHashes).execute()
}

async function secondsLeft(
  trx: Kysely<AuthTables>,
  { addressHash, kind, now, gapSeconds }: MailRequest,
): Promise<number> {
  const last = await trx
    .selectFrom('mail_requests')
    .select('sent_at')
    .where('address_hash', '=', addressHash)
    .where('kind', '=', kind)
    .executeTakeFirst()
  const passed = last === undefined ? 0 : now.getTime() - last.sent_at.getTime()
  return Math.max(0, Math.floor(gapSeconds - passed / 1000))
}
