import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../context'
import { failures, unknownProvider, type AuthFailure } from '../failures'
import { fail } from '../result'
import { authenticate } from '../wire/authenticate'
import { queryText } from '../wire/caller'
import { answer } from './answer'

const knownProviders = new Set(['apple', 'azure', 'bitbucket', 'discord', 'facebook', 'figma', 'github', 'gitlab', 'google', 'linkedin_oidc', 'twitter'])

/** Features of the hosted service that this one does not have: each answers as the hosted one does when switched off. */
export function disabledRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/sso', (request, reply) => answer(request, reply, fail(failures.samlDisabled)))
  app.get('/authorize', (request, reply) => {
    const provider = queryText(request, 'provider')
    const refusal = knownProviders.has(provider) ? failures.providerDisabled : unknownProvider(provider.slice(0, 50))
    return answer(request, reply, fail(refusal))
  })
  signedInOnly(app, context, { method: 'GET', url: '/user/identities/authorize', failure: failures.manualLinkingDisabled })
  signedInOnly(app, context, { method: 'DELETE', url: '/user/identities/:identityId', failure: failures.manualLinkingDisabled })
}

function signedInOnly(
  app: FastifyInstance,
  context: AuthContext,
  { method, url, failure }: { method: 'GET' | 'DELETE'; url: string; failure: AuthFailure },
): void {
  app.route({
    method,
    url,
    handler: async (request, reply) => {
      const signedIn = await authenticate(context, request)
      return answer(request, reply, signedIn.ok ? fail(failure) : signedIn)
    },
  })
}
