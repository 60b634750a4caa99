import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AuthContext } from '../context/context.ts'
import type { FailureReply } from '../failures/index.ts'
import { providerFailures, unknownProvider } from '../failures/providers.ts'
import { startProviderSignIn, type ProviderWish } from '../flows/start-provider-sign-in.ts'
import { knownProviders } from '../providers/provider-table.ts'
import { withBoth } from '../redirects/redirect-reply.ts'
import { isLoopback } from '../redirects/redirect-target.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { challengeOf, pkceFailure } from '../wire/body.ts'
import { callerOf, queryText, redirectOf } from '../wire/caller.ts'
import { bindFlow } from '../wire/flow-cookie.ts'
import type { RateCheck } from '../wire/rate-limits.ts'
import { answer } from './answer.ts'
import { authenticateForLinking } from './for-linking.ts'
import { providerFailureValues } from './provider-failure.ts'

// Parameters that this server sends to a provider itself, or that are meant only for this server.
const reserved = new Set([
  'client_id',
  'client_secret',
  'redirect_uri',
  'response_type',
  'response_mode',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'code_verifier',
  'request',
  'request_uri',
  'provider',
  'redirect_to',
  'scopes',
  'apikey',
  'skip_http_redirect',
])

/**
 * GET /authorize, which a browser navigates to, and GET /user/identities/authorize for signed-in users: both lead to a
 * provider.
 */
export function authorizeRoutes(app: FastifyInstance, context: AuthContext, rateCheck: RateCheck): void {
  app.get('/authorize', { onRequest: rateCheck }, async (request, reply) => {
    const wish = readWish(context, request, null)
    if (!wish.ok) return answer(request, reply, wish)
    const elsewhere = canonicalUrl(context, request)
    if (elsewhere !== undefined) return reply.code(302).header('location', elsewhere).send()
    const started = await startProviderSignIn(context, callerOf(request), wish.value)
    reply.code(302).header('referrer-policy', 'no-referrer')
    if (!started.ok)
      return reply.header('location', withBoth(wish.value.redirectTo, providerFailureValues(started.error))).send()
    bindFlow(context, reply, started.value.state)
    return reply.header('location', started.value.url.href).send()
  })
  app.get('/user/identities/authorize', { onRequest: rateCheck }, async (request, reply) => {
    const signedIn = await authenticateForLinking(context, request)
    if (!signedIn.ok) return answer(request, reply, signedIn)
    const wish = readWish(context, request, signedIn.value.account.user.id)
    return wish.ok ? sendToProvider(context, request, { wish: wish.value, reply }) : answer(request, reply, wish)
  })
}

/**
 * The same URL with the host name that the provider redirects back to, if the request used another loopback name: a
 * cookie set for one name is not sent with the other.
 */
function canonicalUrl({ settings }: AuthContext, request: FastifyRequest): string | undefined {
  const canonical = new URL(settings.externalUrl)
  if (request.hostname === canonical.hostname || !isLoopback(request.hostname) || !isLoopback(canonical.hostname))
    return undefined
  return `${settings.externalUrl}/authorize?${request.url.split('?')[1] ?? ''}`
}

// The client opens the URL itself: a redirect would forward its headers.
async function sendToProvider(
  context: AuthContext,
  request: FastifyRequest,
  { wish, reply }: { wish: ProviderWish; reply: FastifyReply },
): Promise<FastifyReply> {
  const started = await startProviderSignIn(context, callerOf(request), wish)
  if (!started.ok) return answer(request, reply, started)
  bindFlow(context, reply, started.value.state)
  const { href } = started.value.url
  return queryText(request, 'skip_http_redirect') === 'true'
    ? reply.send({ url: href })
    : reply.code(302).header('location', href).send()
}

function readWish(
  context: AuthContext,
  request: FastifyRequest,
  linkingTarget: string | null,
): Result<ProviderWish, FailureReply> {
  const name = queryText(request, 'provider').toLowerCase()
  const provider = context.providers.get(name)
  if (provider === undefined)
    return fail(knownProviders.has(name) ? providerFailures.disabled : unknownProvider(name.slice(0, 50)))
  const pkce = {
    code_challenge: queryText(request, 'code_challenge'),
    code_challenge_method: queryText(request, 'code_challenge_method'),
  }
  const refusal = pkceFailure(pkce)
  if (refusal !== undefined) return fail(refusal)
  return succeed({
    provider,
    redirectTo: redirectOf(context.settings, request),
    challenge: challengeOf(pkce),
    scopes: queryText(request, 'scopes')
      .split(/[ ,]+/)
      .filter((scope) => scope !== ''),
    parameters: passedThrough(request),
    linkingTarget,
  })
}

function passedThrough(request: FastifyRequest): Record<string, string> {
  const query = Object.entries(request.query as Readonly<Record<string, unknown>>)
  const texts = query.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(texts.filter(([name]) => !reserved.has(name.toLowerCase())))
}
