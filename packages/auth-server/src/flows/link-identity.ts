import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context/context.ts'
import { deleteIdentity, findIdentity, insertIdentity, lockIdentity, recordProviders } from '../database/identities.ts'
import { clearTokens } from '../database/one-time-tokens.ts'
import type { AuthTables, IdentityRow, UserRow } from '../database/tables.ts'
import { emailTaken, findUser, lockUser, updateUser } from '../database/users.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { identityFailures } from '../failures/identities.ts'
import { orderNotice } from '../delivery/send-notice.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { isBanned } from '../wire/authenticate.ts'
import type { SignedIn } from '../wire/session-json.ts'
import type { ProviderSignIn } from './provider-sign-in-facts.ts'
import { audit } from './start-session.ts'

/** Links the identity a provider has just proven to a signed-in user, unless it is already taken. */
export async function linkByProvider(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { userId, signIn: { provider, profile, caller } }: { userId: string; signIn: ProviderSignIn },
): Promise<Result<UserRow, FailureReply>> {
  const name = { provider, providerId: profile.subject }
  const now = context.now()
  await lockIdentity(trx, name)
  const user = await lockUser(trx, userId)
  if (user === undefined) return fail(failures.subjectGone)
  if (isBanned(user.banned_until, now)) return fail(failures.userBanned)
  const held = await findIdentity(trx, name)
  if (held !== undefined)
    return fail(held.user_id === user.id ? identityFailures.alreadyLinked : identityFailures.linkedToAnother)
  const email = profile.email ?? null
  await insertIdentity(trx, { ...name, userId: user.id, data: profile.data, email, now })
  await recordProviders(trx, user.id, now)
  // An anonymous user stops being anonymous with their first verified address.
  if (user.email === null && email !== null && profile.emailVerified && !(await emailTaken(trx, email, user.id))) {
    await updateUser(trx, user.id, { email, email_confirmed_at: now, is_anonymous: false, updated_at: now })
  }
  await audit(context, trx, { action: 'identity_linked', user, caller })
  await orderNotice(context, trx, { kind: 'identity_linked', user, caller, since: now })
  return succeed(user)
}

/**
 * Unlinks an identity from a user who has others. If the account's address came from it, the address of another
 * identity takes over: a provider-verified one if possible; the account counts as confirmed only with a verified
 * address.
 */
export function unlinkIdentity(
  context: AuthContext,
  caller: Caller,
  { signedIn, identityId }: { signedIn: SignedIn; identityId: string },
): Promise<Result<undefined, FailureReply>> {
  return context.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, signedIn.account.user.id)
    const account = user && (await findUser(trx, user.id))
    if (account === undefined) return fail(failures.subjectGone)
    if (account.identities.length <= 1) return fail(identityFailures.lastIdentity)
    const removed = account.identities.find(({ id }) => id === identityId)
    if (removed === undefined) return fail(identityFailures.notFound)
    const rest = account.identities.filter(({ id }) => id !== identityId)
    const next = nextAddress(account.user, { removed, rest })
    if (next?.email && (await emailTaken(trx, next.email, account.user.id))) return fail(identityFailures.addressTaken)
    await deleteIdentity(trx, { id: identityId, userId: account.user.id })
    if (next !== undefined) await moveTo(context, trx, { user: account.user, next })
    await recordProviders(trx, account.user.id, context.now())
    await audit(context, trx, { action: 'identity_unlinked', user: account.user, caller })
    const notice = { user: account.user, caller, removed: { identities: [removed] } }
    await orderNotice(context, trx, { kind: 'identity_unlinked', ...notice })
    return succeed(undefined)
  })
}

interface NextAddress {
  email: string | null
  isVerified: boolean
}

function nextAddress(
  user: UserRow,
  { removed, rest }: { removed: IdentityRow; rest: IdentityRow[] },
): NextAddress | undefined {
  if (user.email === null || removed.email !== user.email || rest.some(({ email }) => email === user.email))
    return undefined
  const isVerified = ({ identity_data: data }: IdentityRow) => data['email_verified'] === true
  const withAddress = rest.filter(({ email }) => email !== null)
  const chosen = withAddress.find(isVerified) ?? withAddress[0]
  return { email: chosen?.email ?? null, isVerified: chosen !== undefined && isVerified(chosen) }
}

async function moveTo(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { user, next }: { user: UserRow; next: NextAddress },
): Promise<void> {
  const now = context.now()
  const isConfirmed = next.email !== null && (next.isVerified || context.settings.autoconfirm)
  await clearTokens(trx, user.id)
  await updateUser(trx, user.id, { email: next.email, email_confirmed_at: isConfirmed ? now : null, updated_at: now })
}
