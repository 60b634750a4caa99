import type { Kysely } from 'kysely'
import type { AuthTables, OneTimeTokenKind, OneTimeTokenRow } from './tables'

/** A mailed credential as it is kept: hashes only. */
export type NewOneTimeToken = Omit<OneTimeTokenRow, 'attempts'>

/** A stored token and the one of the same kind that it replaced. */
export interface StoredToken {
  token: NewOneTimeToken
  replaced: OneTimeTokenRow | undefined
}

/** Stores a token in place of the user's earlier one of that kind. */
export async function replaceToken(trx: Kysely<AuthTables>, token: NewOneTimeToken): Promise<StoredToken> {
  const replaced = await trx
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', token.user_id)
    .where('kind', '=', token.kind)
    .returningAll()
    .executeTakeFirst()
  await trx.insertInto('one_time_tokens').values(token).execute()
  return { token, replaced }
}

/** Takes back a token whose mail never left, and brings back the one that it replaced. */
export async function withdrawToken(trx: Kysely<AuthTables>, { token, replaced }: StoredToken): Promise<void> {
  const removed = await trx.deleteFrom('one_time_tokens').where('id', '=', token.id).returning('id').executeTakeFirst()
  if (removed !== undefined && replaced !== undefined) await trx.insertInto('one_time_tokens').values(replaced).execute()
}

/** Which of the two mails of a pending change of address have not been confirmed yet, the new address first. */
export async function outstandingKinds(
  trx: Kysely<AuthTables>,
  userId: string,
): Promise<('email_change_new' | 'email_change_current')[]> {
  const rows = await trx.selectFrom('one_time_tokens').select('kind').where('user_id', '=', userId).execute()
  return (['email_change_new', 'email_change_current'] as const).filter((kind) => rows.some((row) => row.kind === kind))
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
  const rows = await ('linkHash' in by ? query.where('link_hash', '=', by.linkHash) : query.where('relates_to', '=', by.address)).execute()
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

/** Deletes every mailed credential of one user. */
export async function clearTokens(trx: Kysely<AuthTables>, userId: string): Promise<void> {
  await trx.deleteFrom('one_time_tokens').where('user_id', '=', userId).execute()
}
