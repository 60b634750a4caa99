import type { Kysely } from 'kysely'
import type { AuthContext } from '../context/context.ts'
import {
  findIdentity,
  insertIdentity,
  lockIdentity,
  ownersOfAddress,
  recordProviders,
  refreshIdentity,
} from '../database/identities.ts'
import { mergeMetadata, outgrows } from '../database/metadata.ts'
import { insertProviderUser } from '../database/provider-users.ts'
import type { AuthTables, IdentityRow, UserRow } from '../database/tables.ts'
import { emailTaken, findUser, lockUser } from '../database/users.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { addressMissing } from '../failures/providers.ts'
import { orderNotice } from '../delivery/send-notice.ts'
import type { ProviderProfile } from '../providers/provider.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { isBanned } from '../wire/authenticate.ts'
import { awaitVerification } from './await-verification.ts'
import type { ProviderSignIn } from './provider-sign-in-facts.ts'
import { audit, announceConfirmed } from './start-session.ts'
import { takeOver } from './take-over.ts'

/**
 * The account of a user authenticated by a provider: the one with their identity, else the one account with the address
 * that the provider has verified, else a new one. Commit a refusal too: an email may have been queued with it.
 */
export async function admitByProvider(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  signIn: ProviderSignIn,
): Promise<Result<UserRow, FailureReply>> {
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
): Promise<Result<UserRow, FailureReply>> {
  const { profile } = signIn
  const user = await lockUser(trx, identity.user_id)
  if (user === undefined) return fail(failures.userNotFound)
  if (isBanned(user.banned_until, context.now())) return fail(failures.userBanned)
  await refreshIdentity(trx, identity.id, { data: profile.data, email: profile.email ?? null, now: context.now() })
  if (isOpen(user)) {
    const isDisplayed = profile.emailVerified && profile.email === user.email
    // The address to confirm is the account's own, whatever the provider reports now.
    if (!isDisplayed)
      return awaitVerification(context, trx, { ...signIn, profile: { ...profile, email: user.email ?? undefined } })
    await takeOver(context, trx, { user, identityId: identity.id, signIn })
  }
  return refreshed(context, trx, { user, profile })
}

async function linkToOwner(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { owner, signIn }: { owner: string; signIn: ProviderSignIn },
): Promise<Result<UserRow, FailureReply>> {
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
  const isTakenOver = isOpen(user) && user.email === profile.email
  if (isTakenOver) await takeOver(context, trx, { user, identityId: identity.id, signIn })
  await audit(context, trx, { action: 'identity_linked', user, caller })
  if (!isTakenOver) await orderNotice(context, trx, { kind: 'identity_linked', user, caller, since: now })
  await recordProviders(trx, user.id, now)
  return refreshed(context, trx, { user, profile })
}

async function admitNew(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  signIn: ProviderSignIn,
): Promise<Result<UserRow, FailureReply>> {
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
  // The address was taken between the two statements.
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

/** Merges the provider's current profile into the account's metadata. */
async function refreshed(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { user, profile }: { user: UserRow; profile: ProviderProfile },
): Promise<Result<UserRow, FailureReply>> {
  const change = { column: 'user_metadata', data: profile.data, now: context.now() } as const
  if (!outgrows(user.user_metadata, profile.data)) await mergeMetadata(trx, user.id, change)
  return succeed(user)
}

// An account without an address has nothing to confirm.
function isOpen(user: UserRow): boolean {
  return user.email !== null && user.email_confirmed_at === null
}
