import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context/context.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { accountFailures } from '../failures/accounts.ts'
import { codeGuesses, slowedGuess } from '../flows/slowed-guess.ts'
import { updateAccount } from '../flows/update-account.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { isAdministrativeRole } from '../tokens/admin-token.ts'
import { authenticate } from '../wire/authenticate.ts'
import { challengeOf, freeData, optionalData, optionalText, pkceFailure, pkceFields, readBody } from '../wire/body.ts'
import { callerOf, redirectOf } from '../wire/caller.ts'
import { parseEmailAddress } from '../contact/email-address.ts'
import { parsePhoneNumber } from '../contact/phone-number.ts'
import type { RateCheck } from '../wire/rate-limits.ts'
import { userJson } from '../wire/user-json.ts'
import { answer } from './answer.ts'

const userBody = z.object({
  email: optionalText,
  password: optionalText,
  phone: optionalText,
  nonce: optionalText,
  current_password: optionalText,
  data: optionalData,
  app_metadata: freeData(),
  ...pkceFields,
})

/** GET and PUT /user: the signed-in user's own account. */
export function userRoutes(app: FastifyInstance, context: AuthContext, rateCheck: RateCheck): void {
  app.get('/user', async (request, reply) => {
    const signedIn = await authenticate(context, request)
    if (!signedIn.ok) return answer(request, reply, signedIn)
    const { audience } = context.settings
    const wanted = request.headers['x-jwt-aud'] ?? audience
    return answer(
      request,
      reply,
      wanted === audience ? succeed(userJson(signedIn.value.account, audience)) : fail(failures.audienceMismatch),
    )
  })
  app.put('/user', { onRequest: rateCheck }, async (request, reply) => {
    const signedIn = await authenticate(context, request)
    if (!signedIn.ok) return answer(request, reply, signedIn)
    const changes = readChanges(context, request, signedIn.value.account.user.role)
    if (!changes.ok) return answer(request, reply, changes)
    const account = await slowedUpdate(context, request, { signedIn: signedIn.value, changes: changes.value })
    return answer(request, reply, account.ok ? succeed(userJson(account.value, context.settings.audience)) : account)
  })
}

type Update = Parameters<typeof updateAccount>[2]

/** The code of a reauthentication email can be guessed, so it is throttled like other emailed codes. */
function slowedUpdate(context: AuthContext, request: FastifyRequest, update: Update): ReturnType<typeof updateAccount> {
  const attempt = () => updateAccount(context, callerOf(request), update)
  if (update.changes.nonce === '') return attempt()
  return slowedGuess(context, {
    guess: { secret: `reauthentication ${update.signedIn.account.user.id}`, caller: 'anyone' },
    policy: codeGuesses,
    wrongCode: accountFailures.passwordCodeWrong.code,
    attempt,
  })
}

function readChanges(
  context: AuthContext,
  request: FastifyRequest,
  role: string,
): Result<Update['changes'], FailureReply> {
  const body = readBody(request, userBody)
  if (!body.ok) return body
  const { password, nonce, current_password: currentPassword, data, app_metadata: appMetadata } = body.value
  if (appMetadata && !isAdministrativeRole(role)) return fail(failures.notAdmin)
  if (body.value.phone !== '' && !context.settings.phoneProvider) return fail(failures.phoneUnsupported)
  const phone = body.value.phone === '' ? '' : parsePhoneNumber(body.value.phone)
  if (phone === undefined) return fail(accountFailures.phoneFormat)
  const changes = {
    email: '',
    phone,
    password,
    nonce,
    currentPassword,
    data,
    appMetadata: appMetadata ?? {},
    redirectTo: redirectOf(context.settings, request),
  }
  if (body.value.email === '') return succeed(changes)
  const refusal = pkceFailure(body.value)
  if (refusal !== undefined) return fail(refusal)
  const email = parseEmailAddress(body.value.email)
  return email === undefined
    ? fail(failures.emailFormat)
    : succeed({ ...changes, email, challenge: challengeOf(body.value) })
}
