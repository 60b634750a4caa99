import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context'
import {
  findIdentity,
  insertIdentity,
  lockIdentity,
  ownersOfAddress,
  recordProviders,
  refreshIdentity,
} from '../database/identities'
import { mergeMetadata, outgrows } from '../database/metadata'
import { insertProviderUser } from '../database/provider-users'
import type { AuthTables, IdentityRow, UserRow } from '../database/tables'
import { emailTaken, findUser, lockUser } from '../database/users'
import { failures, type AuthFailure } from '../failures'
import { addressMissing } from '../failures/providers'
import type { ProviderProfile } from '../providers/provider'
import { fail, succeed, type Result } from '../result'
import type { CodeChallenge } from '../tokens/code-challenge'
import { isBanned } from '../wire/authenticate'
import { awaitVerification } from './await-verification'
import { audit, announceConfirmed } from './start-session'
import { takeOver } from './take-over'

/** Somebody whom a provider has just sent. */
export interface ProviderSignIn {
  provider: string
  profile: ProviderProfile
  caller: Caller
  /** Where a mail leads, should the address have to be confirmed first. */
  redirectTo: string
  challenge: CodeChallenge | undefined
}

/**
 * The account of somebody whom a provider sends: the one that has their identity, else the one account with the address
 * that the provider vouches for, else a new one. A refusal is to be committed: a mail may have been ordered with it.
 */
export async function admitByProvider(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  signIn: ProviderSignIn,
): Promise<Result<UserRow, AuthFailure>> {
  const name = { provider: signIn.provider, providerId: signIn.profile.subject }
  await lockIdentity(trx, name)
  const identity = await findIdentity(trx, name)
  if (identity !== undefined) return admitKnown(context, trx, { identity, signIn })
  const { email, emailVerified } = signIn.profile
  const owners = email === undefined || !emailVerified ? [] : await ownersOfAddress(trx, email)
  const owner = owners.length === 1 ? owners[0] : undefined
  return owner === undefined ? admitNew(context, trx, signIn) : linkToOwner(context, trx, { owner, signIn })
}

async function admitKnown(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { identity, signIn }: { identity: IdentityRow; signIn: ProviderSignIn },
): Promise<Result<UserRow, AuthFailure>> {
  const { profile } = signIn
  const user = await lockUser(trx, identity.user_id)
  if (user === undefined) return fail(failures.userNotFound)
  if (isBanned(user.banned_until, context.now())) return fail(failures.userBanned)
  await refreshIdentity(trx, identity.id, { data: profile.data, email: profile.email ?? null, now: context.now() })
  if (isOpen(user)) {
    const isShown = profile.emailVerified && profile.email === user.email
    // What has to be confirmed is the account's own address, whatever the provider says by now.
    if (!isShown)
      return awaitVerification(context, trx, { ...signIn, profile: { ...profile, email: user.email ?? undefined } })
    await takeOver(context, trx, { user, identityId: identity.id, signIn })
  }
  return refreshed(context, trx, { user, profile })
}

async function linkToOwner(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { owner, signIn }: { owner: string; signIn: ProviderSignIn },
): Promise<Result<UserRow, AuthFailure>> {
  const { provider, profile, caller } = signIn
  const now = context.now()
  const user = await lockUser(trx, owner)
  if (user === undefined) return fail(failures.userNotFound)
  if (isBanned(user.banned_until, now)) return fail(failures.userBanned)
  const identity = await insertIdentity(trx, {
    provider,
    providerId: profile.subject,
    userId: user.id,
    data: profile.data,
    email: profile.email ?? null,
    now,
  })
  if (isOpen(user) && user.email === profile.email)
    await takeOver(context, trx, { user, identityId: identity.id, signIn })
  await audit(context, trx, { action: 'identity_linked', user, caller })
  await recordProviders(trx, user.id, now)
  return refreshed(context, trx, { user, profile })
}

async function admitNew(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  signIn: ProviderSignIn,
): Promise<Result<UserRow, AuthFailure>> {
  const { provider, profile, caller } = signIn
  const now = context.now()
  if (context.settings.disableSignUp) return fail(failures.signUpDisabled)
  if (profile.email === undefined) return fail(addressMissing(provider))
  if (!profile.emailVerified && !context.settings.autoconfirm) return awaitVerification(context, trx, signIn)
  const isTaken = await emailTaken(trx, profile.email, null)
  const user = await insertProviderUser(trx, {
    provider,
    data: profile.data,
    email: isTaken ? null : profile.email,
    now,
  })
  // Somebody took the address between the two statements.
  if (user === undefined) return admitByProvider(context, trx, signIn)
  await insertIdentity(trx, {
    provider,
    providerId: profile.subject,
    userId: user.id,
    data: profile.data,
    email: profile.email,
    now,
  })
  await audit(context, trx, { action: 'user_signedup', user, caller })
  const account = await findUser(trx, user.id)
  if (account !== undefined) await announceConfirmed(context, trx, { signedIn: { account }, caller })
  return succeed(user)
}

/** The provider's present words about the person stand beside what the account holds. */
async function refreshed(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { user, profile }: { user: UserRow; profile: ProviderProfile },
): Promise<Result<UserRow, AuthFailure>> {
  const change = { column: 'user_metadata', data: profile.data, now: context.now() } as const
  if (!outgrows(user.user_metadata, profile.data)) await mergeMetadata(trx, user.id, change)
  return succeed(user)
}

// One without an address has nothing to confirm.
function isOpen(user: UserRow): boolean {
  return user.email !== null && user.email_confirmed_at === null
}
