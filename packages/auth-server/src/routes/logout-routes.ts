import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../context/context.ts'
import { deleteSessions, type SignOutScope } from '../database/sessions.ts'
import { unsupportedScope } from '../failures/index.ts'
import { isMissingSecondFactor } from '../flows/current-session.ts'
import { audit } from '../flows/start-session.ts'
import { fail } from '../failures/result.ts'
import { authenticate } from '../wire/authenticate.ts'
import { callerOf, queryText } from '../wire/caller.ts'
import { answer } from './answer.ts'

/** POST /logout: ends all sessions of the caller, this one, or the others. Responds without a body. */
export function logoutRoutes(app: FastifyInstance, context: AuthContext): void {
  app.post('/logout', async (request, reply) => {
    const signedIn = await authenticate(context, request)
    if (!signedIn.ok) return answer(request, reply, signedIn)
    const scope = queryText(request, 'scope') || 'global'
    if (!isScope(scope)) return answer(request, reply, fail(unsupportedScope(scope)))
    const { account, session } = signedIn.value
    await context.db.transaction().execute(async (trx) => {
      // A session with only the password must not end sessions that have passed a second factor.
      await deleteSessions(
        trx,
        { userId: account.user.id, sessionId: session.id },
        scope,
        isMissingSecondFactor(signedIn.value) ? 'aal1' : undefined,
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
