import type { Kysely } from 'kysely'
import type { AuthContext } from '../context/context.ts'
import type { AuthTables } from '../database/tables.ts'
import { accountFailures } from '../failures/accounts.ts'
import type { FailureReply } from '../failures/index.ts'
import { fail, type Result } from '../failures/result.ts'
import type { SignedIn } from '../wire/session-json.ts'
import { lockCurrentSession } from './current-session.ts'

/**
 * The refusal if the host requires a recent proof for changes to what signs in, and this session has none: whoever sits
 * at an open browser must not be able to let themselves in for good. An anonymous user has nothing to prove it with.
 */
export function proofRefusal({ settings, now }: AuthContext, { account, session }: SignedIn): FailureReply | undefined {
  const { recentProofSeconds } = settings
  if (recentProofSeconds === undefined || account.user.is_anonymous) return undefined
  const age = session.proven_at === null ? Infinity : now().getTime() - session.proven_at.getTime()
  return age <= recentProofSeconds * 1000 ? undefined : accountFailures.proofNeeded
}

/** Account and session, locked as by {@link lockCurrentSession}, for a change to what signs in. */
export async function lockProvenSession(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  signedIn: SignedIn,
): Promise<Result<SignedIn, FailureReply>> {
  const current = await lockCurrentSession(trx, signedIn)
  if (!current.ok) return current
  const refusal = proofRefusal(context, current.value)
  return refusal === undefined ? current : fail(refusal)
}
