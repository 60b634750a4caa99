import type { Investor, NotificationPreferences, ProfileUpdate } from '@dst/contracts'
import type { CompiledQuery, Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import type { Identity } from './identity.ts'
import { AccountDeleted, isDeleted } from './deleted-accounts.ts'
import type { InvestorsTable, Tables } from './tables.ts'

const columns = [
  'id',
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'location',
  'bio',
  'profileImageUrl',
  'dstSegment',
  'dstScore',
  'accredited',
  'horizon',
  'returnNeed',
  'riskTolerance',
  'propertyType',
  'mortgageBracket',
  'prior1031',
  'qiReady',
  'passiveImportance',
  'equityBracket',
  'saleStatus',
  'shareWithVc',
  'emailNotifications',
  'smsNotifications',
  'marketingNotifications',
  'twoFactorAuth',
  'questionnaireCompletedAt',
  'updatedAt',
  'version',
] as const satisfies readonly (keyof InvestorsTable & keyof Investor)[]

type Row = Pick<Selectable<InvestorsTable>, (typeof columns)[number]>

/** The domain of a placeholder address, used until the owner's next visit; nobody can receive mail there. */
const movedAway = '@moved.invalid'

/** Whether a record has this address, ignoring case. */
export async function emailIsKnown(db: Kysely<Tables>, email: string): Promise<boolean> {
  const found = db
    .selectFrom('investors')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
  // Returns one row either way: reading a row takes longer than reading none, which would leak through timing.
  const { known } = await db.selectNoFrom((build) => build.exists(found).as('known')).executeTakeFirstOrThrow()
  return Boolean(known)
}

/** The account's record, if there is one. */
export async function findInvestor(db: Kysely<Tables>, identity: Identity): Promise<Investor | undefined> {
  const {
    rows: [row],
  } = await db.executeQuery<Row>({ ...byAccount(db), parameters: [identity.userId] })
  return row && toInvestor(row)
}

let compiledByAccount: CompiledQuery<Row> | undefined

/** The most frequent query, compiled once: for so many columns that takes as long as the database does. */
function byAccount(db: Kysely<Tables>): CompiledQuery<Row> {
  compiledByAccount ??= db.selectFrom('investors').select(columns).where('authUserId', '=', '').compile()
  return compiledByAccount
}

/** The record of an account, locked until the transaction ends. */
export async function findByAccount(
  trx: Transaction<Tables>,
  userId: string,
): Promise<Pick<Investor, 'id' | 'email'> | undefined> {
  return trx
    .selectFrom('investors')
    .select(['id', 'email'])
    .where('authUserId', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/**
 * The account's record, locked until the transaction ends. It is created if missing, and updated if the token's
 * confirmed address has changed. `created` tells which. Throws {@link AccountDeleted} instead of creating a record for
 * a deleted account.
 */
export async function claimInvestor(
  trx: Transaction<Tables>,
  identity: Identity,
): Promise<{ investor: Investor; created: boolean }> {
  const mine = await lockByAccount(trx, identity)
  // A token issued before a change of address still has the old one: it grants access but does not change the address.
  if (mine && (mine.row.email === identity.email || mine.emailTokenExpiry >= identity.tokenExpiry)) {
    return { investor: await withSecondFactor(trx, toInvestor(mine.row), identity), created: false }
  }
  const email = (await releaseAddress(trx, identity)) ? identity.email : `${identity.userId}${movedAway}`
  if (mine)
    return {
      investor: await updateInvestor(trx, mine.row.id, { email, emailTokenExpiry: identity.tokenExpiry }),
      created: false,
    }
  const inserted = await trx
    .insertInto('investors')
    .values({
      authUserId: identity.userId,
      email,
      emailTokenExpiry: identity.tokenExpiry,
      username: identity.email.slice(0, identity.email.indexOf('@')),
      firstName: identity.firstName,
      lastName: identity.lastName,
      authProvider: identity.provider,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()
  if (inserted) {
    // Must run after the insert, which waits for a concurrent deletion of this account.
    if (await isDeleted(trx, identity.userId)) throw new AccountDeleted()
    return { investor: await withSecondFactor(trx, toInvestor(inserted), identity), created: true }
  }
  const theirs = await lockByAccount(trx, identity)
  if (!theirs) throw new Error('an investor could be neither found nor made')
  return { investor: await withSecondFactor(trx, toInvestor(theirs.row), identity), created: false }
}

/** Updates columns of one record and returns the updated record. */
export async function updateInvestor(
  trx: Transaction<Tables>,
  id: string,
  values: Updateable<InvestorsTable>,
): Promise<Investor> {
  const row = await trx
    .updateTable('investors')
    .set({ ...values, updatedAt: new Date(), version: sql`version + 1` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toInvestor(row)
}

/**
 * Updates the record's second-factor flag. Does not increment the version: nobody edits this flag, so it conflicts with
 * no edit.
 */
async function withSecondFactor(
  trx: Transaction<Tables>,
  investor: Investor,
  { secondFactor }: Identity,
): Promise<Investor> {
  if (secondFactor === undefined || secondFactor === investor.twoFactorAuth) return investor
  await trx.updateTable('investors').set({ twoFactorAuth: secondFactor }).where('id', '=', investor.id).execute()
  return { ...investor, twoFactorAuth: secondFactor }
}

/** The profile fields except the address, which the auth service controls. Empty optional fields become null. */
export function profileColumns(profile: ProfileUpdate) {
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    phoneNumber: profile.phoneNumber || null,
    location: profile.location || null,
    bio: profile.bio || null,
  } satisfies Record<Exclude<keyof ProfileUpdate, 'email'>, string | null> & Updateable<InvestorsTable>
}

/** The three toggles as columns. */
export function notificationColumns(preferences: NotificationPreferences) {
  return {
    emailNotifications: preferences.emailNotifications,
    smsNotifications: preferences.smsNotifications,
    marketingNotifications: preferences.marketingNotifications,
  } satisfies Record<keyof NotificationPreferences, boolean> & Updateable<InvestorsTable>
}

/** The record's columns that the profile does not show. */
export async function findFurtherColumns(trx: Transaction<Tables>, investorId: string) {
  const { createdAt, ...row } = await trx
    .selectFrom('investors')
    .select(['username', 'dateOfBirth', 'accountType', 'authProvider', 'advisor', 'notes', 'createdAt'])
    .where('id', '=', investorId)
    .executeTakeFirstOrThrow()
  return { ...row, createdAt: createdAt.toISOString() }
}

/** Deletes the record and all that refers to it; consents stay without the person's id. */
export async function removeInvestor(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx.deleteFrom('investors').where('id', '=', id).execute()
}

/** The token expiry is returned separately: it decides about addresses and is not part of the record. */
async function lockByAccount(
  trx: Transaction<Tables>,
  identity: Identity,
): Promise<{ row: Row; emailTokenExpiry: Date } | undefined> {
  const found = await trx
    .selectFrom('investors')
    .select([...columns, 'emailTokenExpiry'])
    .where('authUserId', '=', identity.userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found) return undefined
  const { emailTokenExpiry, ...row } = found
  return { row, emailTokenExpiry }
}

/**
 * The auth service has confirmed this address for this account, so another record with the same address is out of date:
 * it keeps its owner and gets their current address at their next visit. False when that record's address came from a
 * newer token, which means the caller's token is out of date.
 */
async function releaseAddress(trx: Transaction<Tables>, identity: Identity): Promise<boolean> {
  const other = await trx
    .selectFrom('investors')
    .select(['id', 'emailTokenExpiry'])
    .where(sql`lower(email)`, '=', identity.email)
    .where('authUserId', '<>', identity.userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!other) return true
  if (other.emailTokenExpiry >= identity.tokenExpiry) return false
  await updateInvestor(trx, other.id, { email: `${other.id}${movedAway}`, emailTokenExpiry: identity.tokenExpiry })
  return true
}

/** The table's check constraints have the same closed lists as the contract. */
function toInvestor(row: Row): Investor {
  const { questionnaireCompletedAt, updatedAt, ...rest } = row satisfies Record<keyof Investor, unknown>
  return {
    ...(rest as Omit<Investor, 'questionnaireCompletedAt' | 'updatedAt'>),
    questionnaireCompletedAt: questionnaireCompletedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  }
}
