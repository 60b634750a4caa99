import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../context'
import { orderReauthentication } from '../flows/reauthentication'
import { succeed } from '../result'
import { authenticate } from '../wire/authenticate'
import { callerOf } from '../wire/caller'
import type { RateCheck } from '../wire/rate-limits'
import { answer } from './answer'

/** GET /reauthenticate: mails the code that a new password may need. */
export function reauthenticationRoutes(app: FastifyInstance, context: AuthContext, rateCheck: RateCheck): void {
  app.get('/reauthenticate', { onRequest: rateCheck }, async (request, reply) => {
    const signedIn = await authenticate(context, request)
    if (!signedIn.ok) return answer(request, reply, signedIn)
    const ordered = await orderReauthentication(context, callerOf(request), signedIn.value)
    return answer(request, reply, ordered.ok ? succeed({}) : ordered)
  })
}
