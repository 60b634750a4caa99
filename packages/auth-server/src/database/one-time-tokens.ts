import type { Kysely } from 'kysely'
import { challengeColumns, type CodeChallenge } from '../tokens/code-challenge'
import type { AuthTables, OneTimeTokenKind, OneTimeTokenRow } from './tables'

/** A mailed credential as it is kept: hashes only. */
export type NewOneTimeToken = Omit<
  OneTimeTokenRow,
  'attempts' | 'sent_at' | 'order_id' | 'code_challenge' | 'code_challenge_method'
> & {
  order_id: string
}

/**
 * Stores the token of a mail that is about to leave. The token of the last mail that left stays good until this one
 * has; those of mails that never left go. A mail that is sent again keeps its token, whose life starts anew.
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
 * Notes that the mail of an order has left: what its predecessors carried is good no longer. Answers false when its own
 * token has been used already.
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

/** What a mailed link carries. */
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

/** The users whose tokens a link or a code could mean. Their rows are to be locked before the tokens are. */
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

/** What a person who types a code claims. */
export interface CodeClaim {
  address: string
  kinds: readonly OneTimeTokenKind[]
  notBefore: Date
  maximumAttempts: number
  matches: (token: OneTimeTokenRow) => boolean
}

/**
 * Deletes and returns the token that a typed code opens. Every try counts against all tokens that the
 * address could mean, and counting locks them, so that parallel guesses cannot pass the ceiling. At the ceiling only
 * the code is dead: anyone can guess wrong, and must not take the link from the person who got it.
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

/** Spends every mailed credential of one user, a pending change of address with them: it could not be confirmed any more. */
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
