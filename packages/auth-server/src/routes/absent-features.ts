import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../context/context.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { accountFailures } from '../failures/accounts.ts'
import { fail } from '../failures/result.ts'
import { authenticate } from '../wire/authenticate.ts'
import { answer } from './answer.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Features of the official service that this one does not have, by path, with their response when disabled. */
const absent: readonly (readonly [url: string, failure: FailureReply])[] = [
  ['/oauth/*', accountFailures.oauthServerDisabled],
  ['/.well-known/oauth-authorization-server', accountFailures.oauthServerDisabled],
  ['/admin/custom-providers', accountFailures.customProvidersDisabled],
  ['/admin/custom-providers/*', accountFailures.customProvidersDisabled],
  ['/sso', failures.samlDisabled],
  ['/admin/sso/providers', failures.samlDisabled],
  ['/admin/sso/providers/*', failures.samlDisabled],
  ['/sso/saml/*', failures.samlDisabled],
]

/**
 * Responses for features that this service does not have. There is nothing to protect, so no key or token is required.
 */
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
