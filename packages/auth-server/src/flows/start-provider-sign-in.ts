import type { AuthContext, Caller } from '../context'
import { insertFlowState } from '../database/flow-states'
import type { AuthFailure } from '../failures'
import { providerFailures } from '../failures/providers'
import type { Provider } from '../providers/provider'
import { fail, succeed, type Result } from '../result'
import type { CodeChallenge } from '../tokens/code-challenge'

/** Somebody who wants to come through a provider. */
export interface ProviderWish {
  provider: Provider
  redirectTo: string
  challenge: CodeChallenge | undefined
  scopes: readonly string[]
  parameters: Readonly<Record<string, string>>
  /** The signed-in user who wants another identity. */
  linkingTarget: string | null
}

/** Where to send the browser, and the state by which it will be known when it comes back. */
export interface StartedSignIn {
  url: URL
  state: string
}

/** Begins a sign-in through a provider. */
export async function startProviderSignIn(
  context: AuthContext,
  caller: Caller,
  wish: ProviderWish,
): Promise<Result<StartedSignIn, AuthFailure>> {
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

/** Where a provider sends browsers back to. */
export function callbackUrl({ settings }: AuthContext, { redirectUri }: Provider): string {
  return redirectUri ?? `${settings.externalUrl}/callback`
}

/** What only this server and the provider know of a flow; computed, so that nothing of it is kept. */
export function flowSecrets({ keys }: AuthContext, state: string): { nonce: string; verifier: string } {
  return { nonce: keys.mac('flow-nonce', state), verifier: keys.mac('flow-verifier', state) }
}
