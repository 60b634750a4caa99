import type { Kysely } from 'kysely'
import type { AuthContext } from '../context/context.ts'
import { deleteFactorsAndPasskeys } from '../database/empty-account.ts'
import { deleteOtherIdentities } from '../database/identities.ts'
import { clearTokens } from '../database/one-time-tokens.ts'
import { takeOverUnconfirmed } from '../database/provider-users.ts'
import { deleteSessions } from '../database/sessions.ts'
import type { AuthTables, UserRow } from '../database/tables.ts'
import { findUser } from '../database/users.ts'
import type { ProviderSignIn } from './provider-sign-in-facts.ts'
import { announceConfirmed, audit } from './start-session.ts'

/**
 * Confirms an account because a provider has verified its address. Its creator never proved ownership of the address,
 * so all previous credentials are removed: they may have been planted before the real owner signs in.
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
