import type { Kysely } from 'kysely'
import type { AuthContext } from '../context'
import { deleteFactorsAndPasskeys } from '../database/empty-account'
import { deleteOtherIdentities } from '../database/identities'
import { clearTokens } from '../database/one-time-tokens'
import { takeOverUnconfirmed } from '../database/provider-users'
import { deleteSessions } from '../database/sessions'
import type { AuthTables, UserRow } from '../database/tables'
import { findUser } from '../database/users'
import type { ProviderSignIn } from './provider-sign-in'
import { announceConfirmed, audit } from './start-session'

/**
 * Confirms an account by a provider's word. Whoever made it never showed that the address is theirs: with the account
 * they lose every way into it, which they may have prepared for the day that its address's owner comes.
 */
export async function takeOver(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { user, identityId, signIn: { profile, caller } }: { user: UserRow; identityId: string; signIn: ProviderSignIn },
): Promise<void> {
  await deleteOtherIdentities(trx, { id: identityId, userId: user.id })
  await clearTokens(trx, user.id)
  await deleteSessions(trx, { userId: user.id, sessionId: '' }, 'global')
  await deleteFactorsAndPasskeys(trx, user.id)
  await takeOverUnconfirmed(trx, user.id, { data: profile.data, now: context.now() })
  await audit(context, trx, { action: 'user_signedup', user, caller })
  const account = await findUser(trx, user.id)
  if (account !== undefined) await announceConfirmed(context, trx, { signedIn: { account }, caller })
}
