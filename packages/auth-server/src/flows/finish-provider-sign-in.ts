import type { Kysely } from 'kysely'
import type { AuthContext } from '../context'
import { issueCode } from '../database/flow-states'
import type { AuthTables, FlowStateRow, UserRow } from '../database/tables'
import type { AuthFailure } from '../failures'
import type { ProviderGrant } from '../providers/provider'
import { succeed, type Result } from '../result'
import { storedChallenge } from '../tokens/code-challenge'
import { sealProviderTokens } from '../tokens/provider-tokens'
import type { SignedIn } from '../wire/session-json'
import { linkByProvider } from './link-identity'
import { admitByProvider, type ProviderSignIn } from './provider-sign-in'
import { startSession } from './start-session'

/** How a sign-in through a provider ends: with a code for the client to exchange, or with a session. */
export type FinishedSignIn = { authCode: string } | { signedIn: SignedIn; authCode?: never }

/** Lets in whom a provider has sent back, or links the identity for the signed-in user who asked for that. */
export function finishProviderSignIn(
  context: AuthContext,
  { flow, grant, signIn }: { flow: FlowStateRow; grant: ProviderGrant; signIn: ProviderSignIn },
): Promise<Result<FinishedSignIn, AuthFailure>> {
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
