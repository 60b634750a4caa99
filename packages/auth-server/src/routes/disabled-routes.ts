import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../context'
import { failures, type AuthFailure } from '../failures'
import { fail } from '../result'
import { authenticate } from '../wire/authenticate'
import { answer } from './answer'

/** Features of the hosted service that this one does not have: each answers as the hosted one does when switched off. */
export function disabledRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/sso', (request, reply) => answer(request, reply, fail(failures.samlDisabled)))
  signedInOnly(app, context, { method: 'POST', url: '/factors', failure: failures.mfaEnrollDisabled })
}

function signedInOnly(
  app: FastifyInstance,
  context: AuthContext,
  { method, url, failure }: { method: 'GET' | 'POST' | 'DELETE'; url: string; failure: AuthFailure },
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
