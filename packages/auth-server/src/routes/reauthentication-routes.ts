import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../context.ts'
import { orderReauthentication } from '../flows/reauthentication.ts'
import { succeed } from '../result.ts'
import { authenticate } from '../wire/authenticate.ts'
import { callerOf } from '../wire/caller.ts'
import type { RateCheck } from '../wire/rate-limits.ts'
import { answer } from './answer.ts'

/** GET /reauthenticate: emails the code that a password change can require. */
export function reauthenticationRoutes(app: FastifyInstance, context: AuthContext, rateCheck: RateCheck): void {
  app.get('/reauthenticate', { onRequest: rateCheck }, async (request, reply) => {
    const signedIn = await authenticate(context, request)
    if (!signedIn.ok) return answer(request, reply, signedIn)
    const ordered = await orderReauthentication(context, callerOf(request), signedIn.value)
    return answer(request, reply, ordered.ok ? succeed({}) : ordered)
  })
}
