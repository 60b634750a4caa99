import type { Kysely } from 'kysely'
import type { AuthContext, Caller } from '../context/context.ts'
import { findCode, spendCode } from '../database/flow-states.ts'
import type { AuthTables, FlowStateRow } from '../database/tables.ts'
import { lockUser } from '../database/users.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { pkceFailures } from '../failures/pkce.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { storedChallenge } from '../database/code-challenge.ts'
import { verifierMatches } from '../tokens/code-verifier.ts'
import { openProviderTokens, type ProviderTokens } from '../tokens/provider-tokens.ts'
import { isBanned } from '../wire/authenticate.ts'
import type { SignedIn } from '../wire/session-json.ts'
import { startSession } from './start-session.ts'

/** A code, and the verifier that its client kept. */
export interface CodeExchange {
  code: string
  verifier: string
}

/** The signed-in user, and the tokens that the provider issued for them. */
export interface Exchanged {
  signedIn: SignedIn
  providerTokens: ProviderTokens | undefined
}

/**
 * Exchanges the code of a flow for a session. A wrong verifier does not consume the code; of several parallel calls
 * with the right one, only one gets the session.
 */
export function exchangeCode(
  context: AuthContext,
  caller: Caller,
  exchange: CodeExchange,
): Promise<Result<Exchanged, FailureReply>> {
  return context.db.transaction().execute(async (trx) => {
    const userId = (await findCode(trx, exchange.code))?.user_id ?? undefined
    // The user's row is locked before any of their other rows.
    const user = userId === undefined ? undefined : await lockUser(trx, userId)
    if (user === undefined) return fail(pkceFailures.stateNotFound)
    const state = await redeem(context, trx, exchange)
    if (!state.ok) return state
    if (isBanned(user.banned_until, context.now())) return fail(failures.userBannedAtSignIn)
    const signedIn = await startSession(context, trx, {
      userId: user.id,
      method: state.value.authentication_method,
      caller,
    })
    return succeed({
      signedIn,
      providerTokens: openProviderTokens(context.keys, exchange.code, state.value.provider_tokens),
    })
  })
}

async function redeem(
  context: AuthContext,
  trx: Kysely<AuthTables>,
  { code, verifier }: CodeExchange,
): Promise<Result<FlowStateRow, FailureReply>> {
  const state = await findCode(trx, code)
  const challenge = state && storedChallenge(state)
  if (state === undefined || challenge === undefined || state.code_issued_at === null)
    return fail(pkceFailures.stateNotFound)
  const age = context.now().getTime() - state.code_issued_at.getTime()
  if (age > context.settings.lifetimes.flowStateSeconds * 1000) return fail(pkceFailures.stateExpired)
  if (!verifierMatches(challenge, verifier)) return fail(pkceFailures.wrongVerifier)
  return (await spendCode(trx, state.id)) ? succeed(state) : fail(pkceFailures.stateNotFound)
}
