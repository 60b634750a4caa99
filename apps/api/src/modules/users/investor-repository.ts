import type { Investor, NotificationPreferences, ProfileUpdate } from '@dst/contracts'
import type { Kysely, Selectable, Transaction, Updateable } from 'kysely'
import { sql } from 'kysely'
import { AccountDeleted, isDeleted } from '../../database/deleted-accounts.js'
import type { InvestorsTable, Tables } from '../../database/tables.js'

/** The person behind a verified access token. */
export interface Identity {
  userId: string
  /** Confirmed and in lower case. */
  email: string
  provider: 'email' | 'google'
  firstName: string
  lastName: string
  /** End of the token's validity. All tokens live equally long, so of two the later one knows the newer address. */
  tokenExpiry: Date
  /** Hash of the terms agreed to at sign-up, where the account says so. */
  agreedTerms?: string | undefined
  /** When they last showed who they are, where the token says so. */
  signedInAt?: Date | undefined
  /** The session of the token, where it is about one. */
  sessionId?: string | undefined
  /** Whether the account has a second factor, where the auth service has been asked. */
  secondFactor?: boolean | undefined
}

type Row = Omit<
  Selectable<InvestorsTable>,
  | 'authUserId'
  | 'accountType'
  | 'advisor'
  | 'notes'
  | 'username'
  | 'dateOfBirth'
  | 'authProvider'
  | 'emailTokenExpiry'
  | 'createdAt'
>

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
] as const satisfies readonly (keyof InvestorsTable)[]

/** The end of an address that stands in until the owner's next visit; nobody can receive mail there. */
const movedAway = '@moved.invalid'

/** Whether a record has this address, in any letter case. */
export async function emailIsKnown(db: Kysely<Tables>, email: string): Promise<boolean> {
  const found = db
    .selectFrom('investors')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
  // One row either way: reading one takes longer than reading none.
  const { known } = await db.selectNoFrom((build) => build.exists(found).as('known')).executeTakeFirstOrThrow()
  return Boolean(known)
}

/** The record of the account, if there is one. */
export async function findInvestor(db: Kysely<Tables>, identity: Identity): Promise<Investor | undefined> {
  const row = await db
    .selectFrom('investors')
    .select(columns)
    .where('authUserId', '=', identity.userId)
    .executeTakeFirst()
  return row && toInvestor(row)
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
 * The record of the account, locked until the transaction ends; made when it is missing, and moved to the
 * token's confirmed address when that has changed. `created` tells which. Throws {@link AccountDeleted} in place of
 * making one for an account that is gone.
 */
export async function claimInvestor(
  trx: Transaction<Tables>,
  identity: Identity,
): Promise<{ investor: Investor; created: boolean }> {
  const mine = await lockByAccount(trx, identity)
  // A token from before a change of address still names the old one: it opens the record and moves nothing.
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
    // Asked after the insert, which waits for a deletion of this account that is under way.
    if (await isDeleted(trx, identity.userId)) throw new AccountDeleted()
    return { investor: await withSecondFactor(trx, toInvestor(inserted), identity), created: true }
  }
  const theirs = await lockByAccount(trx, identity)
  if (!theirs) throw new Error('an investor could be neither found nor made')
  return { investor: await withSecondFactor(trx, toInvestor(theirs.row), identity), created: false }
}

/** Changes columns of one record and reads it back. */
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

/** The record as the account is protected now. No version of its own: nobody edits this, and an edit of the rest still fits. */
async function withSecondFactor(
  trx: Transaction<Tables>,
  investor: Investor,
  { secondFactor }: Identity,
): Promise<Investor> {
  if (secondFactor === undefined || secondFactor === investor.twoFactorAuth) return investor
  await trx.updateTable('investors').set({ twoFactorAuth: secondFactor }).where('id', '=', investor.id).execute()
  return { ...investor, twoFactorAuth: secondFactor }
}

/** The six profile fields but the address, which follows the auth service. Empty optional fields become null. */
export function profileColumns(profile: ProfileUpdate): Updateable<InvestorsTable> {
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    phoneNumber: profile.phoneNumber || null,
    location: profile.location || null,
    bio: profile.bio || null,
  }
}

/** The three toggles as columns. */
export function notificationColumns(preferences: NotificationPreferences): Updateable<InvestorsTable> {
  return {
    emailNotifications: preferences.emailNotifications,
    smsNotifications: preferences.smsNotifications,
    marketingNotifications: preferences.marketingNotifications,
  }
}

/** The expiry stays beside the row: it decides about addresses and is no part of the record. */
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
 * The auth service has confirmed this address for this account, so another record that still carries it is out of
 * date: its owner gets their own new address at their next visit. The record itself stays theirs. False when that
 * record has its address from a newer token, which makes the caller's the one that is out of date.
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

/** The check constraints of the table hold the same closed lists as the contract. */
function toInvestor(row: Row): Investor {
  const { questionnaireCompletedAt, updatedAt, ...rest } = row
  return {
    ...(rest as Omit<Investor, 'questionnaireCompletedAt' | 'updatedAt'>),
    questionnaireCompletedAt: questionnaireCompletedAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  }
}
