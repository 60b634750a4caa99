import type { AuthContext, Caller } from '../context'
import { findFlowState, markStateUsed } from '../database/flow-states'
import type { FlowStateRow } from '../database/tables'
import { failures, type AuthFailure } from '../failures'
import { exchangeFailed, providerFailures } from '../failures/providers'
import type { ProviderGrant } from '../providers/provider'
import { fail, succeed, type Result } from '../result'
import { storedChallenge } from '../tokens/code-challenge'
import { finishProviderSignIn, type FinishedSignIn } from './finish-provider-sign-in'
import { callbackUrl, flowSecrets } from './start-provider-sign-in'

/** What a browser that comes back brings: the query that the provider gave it. */
export interface ProviderReturn {
  state: string
  code: string
  query: URLSearchParams
}

/** A return whose state is known, and whose it is for the first time. */
export interface KnownReturn {
  flow: FlowStateRow
  /** Why its state can't be used again. */
  refusal?: AuthFailure
}

/** A sign-in through a provider that has ended well. */
export type ReturnedSignIn = FinishedSignIn & { grant: ProviderGrant }

/**
 * The sign-in that a returning browser's state stands for. Refused when there is none, or its time has passed; a state
 * that was used before is known and refused, as it says where to send the browser.
 */
export async function knownReturn(context: AuthContext, state: string): Promise<Result<KnownReturn, AuthFailure>> {
  const flow = await findFlowState(context.db, state)
  if (flow === undefined) return fail(providerFailures.stateUnknown)
  const age = context.now().getTime() - flow.created_at.getTime()
  if (age > context.settings.lifetimes.flowStateSeconds * 1000) return fail(providerFailures.stateExpired)
  return succeed(
    (await markStateUsed(context.db, flow.id, context.now()))
      ? { flow }
      : { flow, refusal: providerFailures.stateUsed },
  )
}

/** Ends a sign-in through a provider with the code that the browser brought. */
export async function returnFromProvider(
  context: AuthContext,
  caller: Caller,
  { flow, back, redirectTo }: { flow: FlowStateRow; back: ProviderReturn; redirectTo: string },
): Promise<Result<ReturnedSignIn, AuthFailure>> {
  const provider = context.providers.get(flow.provider ?? '')
  if (provider === undefined) return fail(providerFailures.disabled)
  if (back.code === '') return fail(providerFailures.codeMissing)
  const grant = await provider.redeem({
    url: new URL(`${callbackUrl(context, provider)}?${back.query.toString()}`),
    state: back.state,
    ...flowSecrets(context, flow.id),
  })
  if (!grant.ok) {
    caller.log.warn({ event: 'provider_exchange_failed', provider: provider.name, reason: grant.error.reason })
    return fail(exchangeFailed(back.code))
  }
  const { profile } = grant.value
  const signIn = { provider: provider.name, profile, caller, redirectTo, challenge: storedChallenge(flow) }
  const finished = await finishProviderSignIn(context, { flow, grant: grant.value, signIn })
  if (!finished.ok) return finished
  return succeed({ ...finished.value, grant: grant.value })
}

/** Refusals that say "access denied" to the page that a browser returns to. */
export function isDenial({ code }: AuthFailure): boolean {
  return (
    code === failures.signUpDisabled.code ||
    code === failures.userBanned.code ||
    code === 'provider_email_needs_verification'
  )
}
