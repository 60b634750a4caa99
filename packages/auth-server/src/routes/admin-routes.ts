import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext, Caller } from '../context'
import { mergeMetadata, outgrows } from '../database/metadata'
import { findUser, lockUser, type UserWithIdentities } from '../database/users'
import { failures, type AuthFailure } from '../failures'
import { audit } from '../flows/start-session'
import { fail, succeed, type Result } from '../result'
import { bearerToken, isAdministrator } from '../wire/authenticate'
import { optionalData, readBody } from '../wire/body'
import { callerOf } from '../wire/caller'
import { userJson } from '../wire/user-json'
import { answer } from './answer'

// Strict, unlike the other bodies: a change that this server cannot make must not seem made.
const adminBody = z.strictObject({ app_metadata: optionalData, user_metadata: optionalData })

/** GET and PUT /admin/users/{id}, for holders of the secret key: reads a user, or merges their metadata. */
export function adminRoutes(app: FastifyInstance, context: AuthContext): void {
  app.get('/admin/users/:userId', async (request, reply) => {
    const account = await findTarget(context, request)
    return answer(request, reply, account.ok ? succeed(userJson(account.value, context.settings.audience)) : account)
  })
  app.put('/admin/users/:userId', async (request, reply) => {
    const account = await findTarget(context, request)
    if (!account.ok) return answer(request, reply, account)
    const body = readBody(request, adminBody)
    if (!body.ok) return answer(request, reply, body)
    const changed = await mergeBoth(context, callerOf(request), { userId: account.value.user.id, changes: body.value })
    return answer(request, reply, changed.ok ? succeed(userJson(changed.value, context.settings.audience)) : changed)
  })
}

function mergeBoth(
  context: AuthContext,
  caller: Caller,
  { userId, changes }: { userId: string; changes: z.output<typeof adminBody> },
): Promise<Result<UserWithIdentities, AuthFailure>> {
  const { app_metadata: appMetadata, user_metadata: userMetadata } = changes
  const now = context.now()
  return context.db.transaction().execute(async (trx) => {
    const user = await lockUser(trx, userId)
    if (user === undefined) return fail(failures.userNotFound)
    const tooLarge = outgrows(user.app_metadata, appMetadata) || outgrows(user.user_metadata, userMetadata)
    if (tooLarge) return fail(failures.dataTooLarge)
    await mergeMetadata(trx, userId, { column: 'app_metadata', data: appMetadata, now })
    await mergeMetadata(trx, userId, { column: 'user_metadata', data: userMetadata, now })
    await audit(context, trx, { action: 'user_modified', user, caller })
    const changed = await findUser(trx, userId)
    return changed === undefined ? fail(failures.userNotFound) : succeed(changed)
  })
}

async function findTarget(context: AuthContext, request: FastifyRequest): Promise<Result<UserWithIdentities, AuthFailure>> {
  if (bearerToken(request) === undefined) return fail(failures.noAuthorization)
  if (!isAdministrator(context, request)) return fail(failures.notAdmin)
  const { userId } = request.params as { userId: string }
  if (!z.uuid().safeParse(userId).success) return fail(failures.userIdFormat)
  const account = await findUser(context.db, userId)
  return account === undefined ? fail(failures.userNotFound) : succeed(account)
}
