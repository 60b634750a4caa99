import type { Kysely } from 'kysely'
import { challengeColumns, type CodeChallenge } from './code-challenge.ts'
import type { AuthTables, OneTimeTokenKind, OneTimeTokenRow } from './tables.ts'

/** An emailed credential as stored: hashes only. */
export type NewOneTimeToken = Omit<
  OneTimeTokenRow,
  'attempts' | 'sent_at' | 'order_id' | 'code_challenge' | 'code_challenge_method'
> & {
  order_id: string
}

/**
 * Stores the token of an email that is about to be sent. The token of the last email sent stays valid until this one is
 * sent; tokens of emails that were never sent are deleted. An email that is sent again keeps its token, whose lifetime
 * restarts.
 */
export async function storeToken(
  trx: Kysely<AuthTables>,
  token: NewOneTimeToken,
  challenge?: CodeChallenge,
): Promise<void> {
  await trx
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', token.user_id)
    .where('kind', '=', token.kind)
    .where('sent_at', 'is', null)
    .where('order_id', '!=', token.order_id)
    .execute()
  await trx
    .insertInto('one_time_tokens')
    .values({ ...token, ...challengeColumns(challenge) })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doUpdateSet({ created_at: token.created_at }))
    .execute()
}

/**
 * Records that the email of an order has been sent, which invalidates the tokens of its predecessors. Returns false if
 * its own token has already been used.
 */
export async function markTokenSent(
  trx: Kysely<AuthTables>,
  { orderId, kind, now }: { orderId: string; kind: OneTimeTokenKind; now: Date },
): Promise<boolean> {
  const sent = await trx
    .updateTable('one_time_tokens')
    .set({ sent_at: now })
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .returning(['id', 'user_id', 'created_at'])
    .executeTakeFirst()
  if (sent === undefined) return false
  await trx
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', sent.user_id)
    .where('kind', '=', kind)
    .where('id', '!=', sent.id)
    .where('created_at', '<=', sent.created_at)
    .execute()
  return true
}

/** What an emailed link carries. */
export interface LinkClaim {
  linkHash: string
  kinds: readonly OneTimeTokenKind[]
  notBefore: Date
}

/** Deletes and returns the token of a link, so that of two parallel uses only one gets it. */
export function spendLinkToken(trx: Kysely<AuthTables>, claim: LinkClaim): Promise<OneTimeTokenRow | undefined> {
  return trx
    .deleteFrom('one_time_tokens')
    .where('link_hash', '=', claim.linkHash)
    .where('kind', 'in', claim.kinds)
    .where('created_at', '>', claim.notBefore)
    .returningAll()
    .executeTakeFirst()
}

/** The users whose tokens a link or a code could refer to. Lock their rows before the tokens. */
export async function tokenOwners(
  trx: Kysely<AuthTables>,
  { kinds, by }: { kinds: readonly OneTimeTokenKind[]; by: { linkHash: string } | { address: string } },
): Promise<string[]> {
  const query = trx.selectFrom('one_time_tokens').select('user_id').where('kind', 'in', kinds)
  const rows = await (
    'linkHash' in by ? query.where('link_hash', '=', by.linkHash) : query.where('relates_to', '=', by.address)
  ).execute()
  return rows.map((row) => row.user_id)
}

/** The claim made by typing a code. */
export interface CodeClaim {
  address: string
  kinds: readonly OneTimeTokenKind[]
  notBefore: Date
  maximumAttempts: number
  matches: (token: OneTimeTokenRow) => boolean
}

/**
 * Deletes and returns the token that a typed code matches. Every attempt counts against all tokens that the address
 * could refer to, and counting locks them, so that parallel guesses cannot exceed the limit. At the limit only the code
 * becomes invalid: anyone can make wrong guesses, and must not be able to invalidate the recipient's link.
 */
export async function spendCodeToken(trx: Kysely<AuthTables>, claim: CodeClaim): Promise<OneTimeTokenRow | undefined> {
  const tried = await trx
    .updateTable('one_time_tokens')
    .set((column) => ({ attempts: column('attempts', '+', 1) }))
    .where('relates_to', '=', claim.address)
    .where('kind', 'in', claim.kinds)
    .where('created_at', '>', claim.notBefore)
    .where('attempts', '<', claim.maximumAttempts)
    .returningAll()
    .execute()
  const match = tried.find(claim.matches)
  if (match !== undefined) await trx.deleteFrom('one_time_tokens').where('id', '=', match.id).execute()
  return match
}

/**
 * Invalidates every emailed credential of one user, and any pending change of address, which could no longer be
 * confirmed.
 */
export async function clearTokens(trx: Kysely<AuthTables>, userId: string): Promise<void> {
  await trx.deleteFrom('one_time_tokens').where('user_id', '=', userId).execute()
  await trx
    .updateTable('users')
    .set({
      new_email: null,
      email_change_sent_at: null,
      email_change_confirmations_left: 0,
      email_change_confirmed: null,
    })
    .where('id', '=', userId)
    .where('new_email', 'is not', null)
    .execute()
}
