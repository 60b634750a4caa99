import type { AuthContext, Caller } from '../context/context.ts'
import { insertFlowState } from '../database/flow-states.ts'
import type { FailureReply } from '../failures/index.ts'
import { providerFailures } from '../failures/providers.ts'
import type { Provider } from '../providers/provider.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import type { CodeChallenge } from '../database/code-challenge.ts'

/** A user who is signing in through a provider. */
export interface ProviderWish {
  provider: Provider
  redirectTo: string
  challenge: CodeChallenge | undefined
  scopes: readonly string[]
  parameters: Readonly<Record<string, string>>
  /** The signed-in user who is linking another identity. */
  linkingTarget: string | null
}

/** Where to send the browser, and the state that identifies it when it returns. */
export interface StartedSignIn {
  url: URL
  state: string
}

/** Starts a sign-in through a provider. */
export async function startProviderSignIn(
  context: AuthContext,
  caller: Caller,
  wish: ProviderWish,
): Promise<Result<StartedSignIn, FailureReply>> {
  const { provider, redirectTo, challenge, scopes, parameters, linkingTarget } = wish
  const state = await insertFlowState(context.db, {
    challenge,
    method: 'oauth',
    now: context.now(),
    provider: { name: provider.name, redirectTo, linkingTarget },
  })
  const url = await provider.authorizationUrl({
    redirectUri: callbackUrl(context, provider),
    state,
    ...flowSecrets(context, state),
    scopes,
    parameters,
  })
  if (url.ok) return succeed({ url: url.value, state })
  caller.log.warn({ event: 'provider_unreachable', provider: provider.name, reason: url.error.reason })
  return fail(providerFailures.unreachable)
}

/** The URL a provider redirects browsers back to. */
export function callbackUrl({ settings }: AuthContext, { redirectUri }: Provider): string {
  return redirectUri ?? `${settings.externalUrl}/callback`
}

/** The secrets of a flow shared with the provider; derived, so that they need not be stored. */
export function flowSecrets({ keys }: AuthContext, state: string): { nonce: string; verifier: string } {
  return { nonce: keys.mac('flow-nonce', state), verifier: keys.mac('flow-verifier', state) }
}
