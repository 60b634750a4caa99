import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context'
import { failures, type AuthFailure } from '../failures'
import { updateAccount } from '../flows/update-account'
import { fail, succeed, type Result } from '../result'
import { ownAudience } from '../tokens/access-token'
import { authenticate } from '../wire/authenticate'
import { challengeOf, optionalData, optionalText, pkceFailure, pkceFields, readBody } from '../wire/body'
import { callerOf, redirectOf } from '../wire/caller'
import { parseEmailAddress } from '../wire/email-address'
import type { RateCheck } from '../wire/rate-limits'
import { userJson } from '../wire/user-json'
import { answer } from './answer'

const userBody = z.object({
  email: optionalText,
  password: optionalText,
  phone: optionalText,
  data: optionalData,
  app_metadata: z.unknown().optional(),
  ...pkceFields,
})

/** GET and PUT /user: the signed-in user's own account. */
export function userRoutes(app: FastifyInstance, context: AuthContext, rateCheck: RateCheck): void {
  app.get('/user', async (request, reply) => {
    const signedIn = await authenticate(context, request)
    if (!signedIn.ok) return answer(request, reply, signedIn)
    const wanted = request.headers['x-jwt-aud'] ?? ownAudience
    return answer(request, reply, wanted === ownAudience ? succeed(userJson(signedIn.value.account)) : fail(failures.audienceMismatch))
  })
  app.put('/user', { onRequest: rateCheck }, async (request, reply) => {
    const signedIn = await authenticate(context, request)
    if (!signedIn.ok) return answer(request, reply, signedIn)
    const changes = readChanges(context, request)
    if (!changes.ok) return answer(request, reply, changes)
    const account = await updateAccount(context, callerOf(request), { signedIn: signedIn.value, changes: changes.value })
    return answer(request, reply, account.ok ? succeed(userJson(account.value)) : account)
  })
}

function readChanges(context: AuthContext, request: FastifyRequest): Result<Parameters<typeof updateAccount>[2]['changes'], AuthFailure> {
  const body = readBody(request, userBody)
  if (!body.ok) return body
  const { password, phone, data, app_metadata: appMetadata } = body.value
  if (appMetadata !== undefined && appMetadata !== null) return fail(failures.notAdmin)
  if (phone !== '') return fail(failures.phoneUnsupported)
  const redirectTo = redirectOf(context.settings, request)
  if (body.value.email === '') return succeed({ email: '', password, data, redirectTo })
  const refusal = pkceFailure(body.value)
  if (refusal !== undefined) return fail(refusal)
  const email = parseEmailAddress(body.value.email)
  return email === undefined ? fail(failures.emailFormat) : succeed({ email, password, data, redirectTo, challenge: challengeOf(body.value) })
}
