import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context/context.ts'
import type { FlowStateRow } from '../database/tables.ts'
import type { FailureReply } from '../failures/index.ts'
import { providerFailures } from '../failures/providers.ts'
import { knownReturn, returnFromProvider, type ProviderReturn } from '../flows/return-from-provider.ts'
import { withBoth, withFragment, withQuery } from '../redirects/redirect-reply.ts'
import { redirectAllowed } from '../redirects/redirect-target.ts'
import { callerOf } from '../wire/caller.ts'
import { beganFlow, unbindFlow } from '../wire/flow-cookie.ts'
import { rememberBrowser } from '../wire/known-browser.ts'
import type { RateCheck } from '../wire/rate-limits.ts'
import { sessionTokens } from '../wire/session-json.ts'
import { providerFailureValues } from './provider-failure.ts'

// Longer ones do not help the user, and make a URL that servers reject.
const maxErrorLength = 100
const maxDescriptionLength = 500

/**
 * GET and POST /callback: where a provider sends the browser back to. Whatever the result, the browser is redirected.
 */
export function callbackRoutes(app: FastifyInstance, context: AuthContext, rateCheck: RateCheck): void {
  app.get('/callback', { onRequest: rateCheck, exposeHeadRoute: false }, async (request, reply) => {
    reply.header('referrer-policy', 'no-referrer')
    const query = new URLSearchParams(request.url.split('?')[1] ?? '')
    const back = { query, state: query.get('state') ?? '', code: query.get('code') ?? '' }
    const refusal = stateRefusal(context, request, back.state)
    if (refusal !== undefined) return toSite(context, reply, refusal)
    unbindFlow(context, reply, back.state)
    const known = await knownReturn(context, back.state)
    if (!known.ok) return toSite(context, reply, known.error)
    const target = targetOf(context, known.value.flow)
    if (known.value.refusal !== undefined)
      return redirect(reply, withBoth(target, providerFailureValues(known.value.refusal)))
    return finish(context, request, { reply, back, flow: known.value.flow, target })
  })
  // A cross-site form POST carries no cookies of this site; the GET it is redirected to does.
  app.post('/callback', { onRequest: rateCheck }, (request, reply) => {
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
    return reply
      .code(303)
      .header('referrer-policy', 'no-referrer')
      .header('location', `${context.settings.externalUrl}/callback?${form.toString()}`)
      .send()
  })
}

function stateRefusal(context: AuthContext, request: FastifyRequest, state: string): FailureReply | undefined {
  if (state === '') return providerFailures.stateMissing
  if (!z.uuid().safeParse(state).success || !beganFlow(context, request, state)) return providerFailures.stateInvalid
  return undefined
}

async function finish(
  context: AuthContext,
  request: FastifyRequest,
  { reply, back, flow, target }: { reply: FastifyReply; back: ProviderReturn; flow: FlowStateRow; target: string },
): Promise<FastifyReply> {
  const refused = refusalOfProvider(back.query)
  if (refused !== undefined) return redirect(reply, withBoth(target, refused))
  const returned = await returnFromProvider(context, callerOf(request), { flow, back, redirectTo: target })
  if (!returned.ok) return redirect(reply, withBoth(target, providerFailureValues(returned.error)))
  if (returned.value.authCode !== undefined)
    return redirect(reply, withQuery(target, { code: returned.value.authCode }))
  const { signedIn, grant } = returned.value
  rememberBrowser(context, reply, signedIn.account.user.email)
  const { expires_in: expiresIn, expires_at: expiresAt, ...tokens } = await sessionTokens(context, signedIn)
  const { provider_token: token, provider_refresh_token: refreshToken } = grant.tokens
  const ofProvider = {
    provider_token: token,
    ...(refreshToken === undefined ? {} : { provider_refresh_token: refreshToken }),
  }
  const values = { ...tokens, expires_in: String(expiresIn), expires_at: String(expiresAt), ...ofProvider }
  return redirect(reply, withFragment(target, values))
}

/** The provider's error when it sends a user back without a code: usually that they canceled. */
function refusalOfProvider(query: URLSearchParams): Record<string, string> | undefined {
  const error = query.get('error') ?? ''
  if (error === '') return undefined
  return {
    error: error.slice(0, maxErrorLength),
    error_description: (query.get('error_description') ?? '').slice(0, maxDescriptionLength),
  }
}

/** The redirect rules may have changed since the sign-in started. */
function targetOf({ settings }: AuthContext, { redirect_to: target }: FlowStateRow): string {
  return target !== null && redirectAllowed(settings, target) ? target : settings.siteUrl
}

function redirect(reply: FastifyReply, location: string): FastifyReply {
  return reply.code(302).header('location', location).send()
}

function toSite({ settings }: AuthContext, reply: FastifyReply, failure: FailureReply): FastifyReply {
  return reply
    .code(303)
    .header('location', withQuery(settings.siteUrl, providerFailureValues(failure)))
    .send()
}
