import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context'
import { identityFailures } from '../failures/identities'
import { unlinkIdentity } from '../flows/link-identity'
import { fail, succeed } from '../result'
import { authenticate } from '../wire/authenticate'
import { callerOf } from '../wire/caller'
import { answer } from './answer'

/** DELETE /user/identities/{id}: takes one way to sign in from the signed-in user. */
export function identityRoutes(app: FastifyInstance, context: AuthContext): void {
  app.delete('/user/identities/:identityId', async (request, reply) => {
    const signedIn = await authenticate(context, request)
    if (!signedIn.ok) return answer(request, reply, signedIn)
    if (!context.settings.manualLinking) return answer(request, reply, fail(identityFailures.manualLinkingDisabled))
    const { identityId } = request.params as { identityId: string }
    if (!z.uuid().safeParse(identityId).success) return answer(request, reply, fail(identityFailures.identityIdFormat))
    const unlinked = await unlinkIdentity(context, callerOf(request), { signedIn: signedIn.value, identityId })
    return answer(request, reply, unlinked.ok ? succeed({}) : unlinked)
  })
}
