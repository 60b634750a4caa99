import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../context'
import { deleteSessions, type SignOutScope } from '../database/sessions'
import { unsupportedScope } from '../failures'
import { lacksSecondFactor } from '../flows/own-session'
import { audit } from '../flows/start-session'
import { fail } from '../result'
import { authenticate } from '../wire/authenticate'
import { callerOf, queryText } from '../wire/caller'
import { answer } from './answer'

/** POST /logout: ends all, this, or the other sessions of the caller. The only answer without a body. */
export function logoutRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/logout', async (request, reply) => {
    const signedIn = await authenticate(context, request)
    if (!signedIn.ok) return answer(request, reply, signedIn)
    const scope = queryText(request, 'scope') || 'global'
    if (!isScope(scope)) return answer(request, reply, fail(unsupportedScope(scope)))
    const { account, session } = signedIn.value
    await context.db.transaction().execute(async (trx) => {
      // Whoever has only the password ends nothing that its owner has shown more for.
      await deleteSessions(
        trx,
        { userId: account.user.id, sessionId: session.id },
        scope,
        lacksSecondFactor(signedIn.value) ? 'aal1' : undefined,
      )
      await audit(context, trx, {
        action: 'logout',
        user: account.user,
        caller: callerOf(request),
        traits: { scope, ...(scope === 'local' && { session: session.id }) },
      })
    })
    return reply.code(204).send()
  })
}

function isScope(text: string): text is SignOutScope {
  return text === 'global' || text === 'local' || text === 'others'
}
