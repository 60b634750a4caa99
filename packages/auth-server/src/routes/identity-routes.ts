import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context/context.ts'
import { identityFailures } from '../failures/identities.ts'
import { unlinkIdentity } from '../flows/link-identity.ts'
import { fail, succeed } from '../failures/result.ts'
import { callerOf } from '../wire/caller.ts'
import { answer } from './answer.ts'
import { authenticateForLinking } from './for-linking.ts'

/** DELETE /user/identities/{id}: removes one sign-in method from the signed-in user. */
export function identityRoutes(app: FastifyInstance, context: AuthContext): void {
  app.delete('/user/identities/:identityId', async (request, reply) => {
    const signedIn = await authenticateForLinking(context, request)
    if (!signedIn.ok) return answer(request, reply, signedIn)
    const { identityId } = request.params as { identityId: string }
    if (!z.uuid().safeParse(identityId).success) return answer(request, reply, fail(identityFailures.identityIdFormat))
    const unlinked = await unlinkIdentity(context, callerOf(request), { signedIn: signedIn.value, identityId })
    return answer(request, reply, unlinked.ok ? succeed({}) : unlinked)
  })
}
