import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../context'
import { failures, type AuthFailure } from '../failures'
import { accountFailures } from '../failures/accounts'
import { fail } from '../result'
import { authenticate } from '../wire/authenticate'
import { answer } from './answer'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Parts of the official service that this one does not have, by path, with the answer that they give when switched off. */
const absent: readonly (readonly [url: string, failure: AuthFailure])[] = [
  ['/oauth/*', accountFailures.oauthServerDisabled],
  ['/.well-known/oauth-authorization-server', accountFailures.oauthServerDisabled],
  ['/admin/custom-providers', accountFailures.customProvidersDisabled],
  ['/admin/custom-providers/*', accountFailures.customProvidersDisabled],
  ['/sso', failures.samlDisabled],
  ['/admin/sso/providers', failures.samlDisabled],
  ['/admin/sso/providers/*', failures.samlDisabled],
  ['/sso/saml/*', failures.samlDisabled],
]

/** Answers for features that this service does not have. Nothing stands behind them, so nobody is asked for a key or token. */
export function absentFeatures(app: FastifyInstance, context: AuthContext): void {
  for (const [url, failure] of absent) {
    app.route({ method: [...methods], url, handler: (request, reply) => answer(request, reply, fail(failure)) })
  }
  app.route({
    method: ['GET', 'DELETE'],
    url: '/user/oauth/grants',
    handler: async (request, reply) => {
      const signedIn = await authenticate(context, request)
      return answer(request, reply, signedIn.ok ? fail(accountFailures.oauthServerDisabled) : signedIn)
    },
  })
}
