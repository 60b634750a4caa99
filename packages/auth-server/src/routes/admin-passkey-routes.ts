import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../context/context.ts'
import { listPasskeys } from '../database/passkeys.ts'
import { passkeyFailures } from '../failures/passkeys.ts'
import { removePasskeyOf } from '../flows/manage-passkeys.ts'
import { fail, succeed } from '../failures/result.ts'
import { readAdministrator } from '../wire/administrator.ts'
import { pathId } from '../wire/authenticate-permanent.ts'
import { callerOf } from '../wire/caller.ts'
import { passkeyJson } from '../wire/passkey-json.ts'
import { findTarget } from './admin-user-routes.ts'
import { answer } from './answer.ts'
import { forAdministrators } from './for-administrators.ts'
import { answerGone } from './passkey-routes.ts'

/** GET /admin/users/{id}/passkeys and DELETE …/{passkey}, for administrators. */
export function adminPasskeyRoutes(app: FastifyInstance, context: AuthContext): void {
  if (context.settings.passkeys === undefined) return
  app.get(
    '/admin/users/:userId/passkeys',
    forAdministrators(context, async ({ request }) => {
      const target = await findTarget(context, request)
      return target.ok ? succeed((await listPasskeys(context.db, target.value.user.id)).map(passkeyJson)) : target
    }),
  )
  app.delete('/admin/users/:userId/passkeys/:passkeyId', async (request, reply) => {
    const administrator = await readAdministrator(context, request)
    if (!administrator.ok) return answer(request, reply, administrator)
    const target = await findTarget(context, request)
    if (!target.ok) return answer(request, reply, target)
    const passkeyId = pathId(request, 'passkeyId')
    if (passkeyId === undefined) return answer(request, reply, fail(passkeyFailures.notFound))
    return answerGone(
      request,
      reply,
      await removePasskeyOf(context, callerOf(request), { userId: target.value.user.id, passkeyId }),
    )
  })
}
