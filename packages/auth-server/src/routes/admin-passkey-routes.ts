import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AuthContext } from '../context'
import { listPasskeys } from '../database/passkeys'
import { findUser } from '../database/users'
import { failures, type AuthFailure } from '../failures'
import { passkeyFailures } from '../failures/passkeys'
import { removePasskeyOf } from '../flows/manage-passkeys'
import { fail, succeed, type Result } from '../result'
import { bearerToken, isAdministrator } from '../wire/authenticate'
import { pathId } from '../wire/authenticate-permanent'
import { callerOf } from '../wire/caller'
import { passkeyJson } from '../wire/passkey-json'
import { answer } from './answer'
import { answerGone } from './passkey-routes'

/** GET /admin/users/{id}/passkeys and DELETE …/{passkey}, for holders of the secret key. */
export function adminPasskeyRoutes(app: FastifyInstance, context: AuthContext): void {
  if (context.settings.passkeys === undefined) return
  app.get('/admin/users/:userId/passkeys', async (request, reply) => {
    const userId = await findTarget(context, request)
    if (!userId.ok) return answer(request, reply, userId)
    return reply.send((await listPasskeys(context.db, userId.value)).map(passkeyJson))
  })
  app.delete('/admin/users/:userId/passkeys/:passkeyId', async (request, reply) => {
    const userId = await findTarget(context, request)
    if (!userId.ok) return answer(request, reply, userId)
    const passkeyId = pathId(request, 'passkeyId')
    if (passkeyId === undefined) return answer(request, reply, fail(passkeyFailures.notFound))
    return answerGone(request, reply, await removePasskeyOf(context, callerOf(request), { userId: userId.value, passkeyId }))
  })
}

async function findTarget(context: AuthContext, request: FastifyRequest): Promise<Result<string, AuthFailure>> {
  if (bearerToken(request) === undefined) return fail(failures.noAuthorization)
  if (!isAdministrator(context, request)) return fail(failures.notAdmin)
  const userId = pathId(request, 'userId')
  if (userId === undefined) return fail(failures.userIdFormat)
  const account = await findUser(context.db, userId)
  return account === undefined ? fail(failures.userNotFound) : succeed(userId)
}
