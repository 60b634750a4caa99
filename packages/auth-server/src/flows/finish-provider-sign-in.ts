import type { Kysely } from 'kysely'
import type { AuthContext } from '../context/context.ts'
import { issueCode } from '../database/flow-states.ts'
import type { AuthTables, FlowStateRow, UserRow } from '../database/tables.ts'
import type { FailureReply } from '../failures/index.ts'
import type { ProviderGrant } from '../providers/provider.ts'
import { succeed, type Result } from '../failures/result.ts'
import { storedChallenge } from '../database/code-challenge.ts'
import { sealProviderTokens } from '../tokens/provider-tokens.ts'
import type { SignedIn } from '../wire/session-json.ts'
import { linkByProvider } from './link-identity.ts'
import type { ProviderSignIn } from './provider-sign-in-facts.ts'
import { admitByProvider } from './provider-sign-in.ts'
import { startSession } from './start-session.ts'

/** Result of a sign-in through a provider: a code for the client to exchange, or a session. */
export type FinishedSignIn = { authCode: string } | { signedIn: SignedIn; authCode?: never }

/** Signs in the user a provider has sent back, or links the identity for the signed-in user who requested it. */
export function finishProviderSignIn(
  context: AuthContext,
  { flow, grant, signIn }: { flow: FlowStateRow; grant: ProviderGrant; signIn: ProviderSignIn },
): Promise<Result<FinishedSignIn, FailureReply>> {
  return context.db.transaction().execute(async (trx) => {
    const admitted =
      flow.linking_target === null
        ? await admitByProvider(context, trx, signIn)
        : await linkByProvider(context, trx, { userId: flow.linking_target, signIn })
    if (!admitted.ok) return admitted
    return succeed(await letIn(context, trx, { user: admitted.value, flow, grant, signIn }))
  })
}

async function letIn(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { user, flow, grant, signIn }: { user: UserRow; flow: FlowStateRow; grant: ProviderGrant; signIn: ProviderSignIn },
): Promise<FinishedSignIn> {
  if (storedChallenge(flow) === undefined) {
    return { signedIn: await startSession(context, trx, { userId: user.id, method: 'oauth', caller: signIn.caller }) }
  }
  const seal = (code: string) => sealProviderTokens(context.keys, code, grant.tokens)
  return { authCode: await issueCode(trx, flow.id, { userId: user.id, now: context.now(), sealProviderTokens: seal }) }
}
