import type { AuthContext, Caller } from '../context/context.ts'
import { findFlowState, markStateUsed } from '../database/flow-states.ts'
import type { FlowStateRow } from '../database/tables.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { exchangeFailed, providerFailures } from '../failures/providers.ts'
import type { ProviderGrant } from '../providers/provider.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { storedChallenge } from '../database/code-challenge.ts'
import { finishProviderSignIn, type FinishedSignIn } from './finish-provider-sign-in.ts'
import { callbackUrl, flowSecrets } from './start-provider-sign-in.ts'

/** What a returning browser carries: the query from the provider. */
export interface ProviderReturn {
  state: string
  code: string
  query: URLSearchParams
}

/** A return with a known state. */
export interface KnownReturn {
  flow: FlowStateRow
  /** The refusal if its state was used before. */
  refusal?: FailureReply
}

/** A successful sign-in through a provider. */
export type ReturnedSignIn = FinishedSignIn & { grant: ProviderGrant }

/**
 * The sign-in that a returning browser's state belongs to. Refused if there is none or it has expired; a state that was
 * used before is returned with a refusal, because it says where to redirect the browser.
 */
export async function knownReturn(context: AuthContext, state: string): Promise<Result<KnownReturn, FailureReply>> {
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

/** Completes a sign-in through a provider with the code from the browser. */
export async function returnFromProvider(
  context: AuthContext,
  caller: Caller,
  { flow, back, redirectTo }: { flow: FlowStateRow; back: ProviderReturn; redirectTo: string },
): Promise<Result<ReturnedSignIn, FailureReply>> {
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

/** Refusals reported as "access denied" to the page that the browser returns to. */
export function isDenial({ code }: FailureReply): boolean {
  return (
    code === failures.signUpDisabled.code ||
    code === failures.userBanned.code ||
    code === 'provider_email_needs_verification'
  )
}
