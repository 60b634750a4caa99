import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context/context.ts'
import { failures, type FailureReply } from '../failures/index.ts'
import { accountFailures } from '../failures/accounts.ts'
import { signInAnonymously } from '../flows/anonymous-sign-in.ts'
import { signUpWithPhone } from '../flows/phone-sign-up.ts'
import { signUp, type SignUp } from '../flows/sign-up.ts'
import { signUpConfirmed } from '../flows/sign-up-confirmed.ts'
import type { AuthSettings } from '../options/options.ts'
import { passwordFailure } from '../passwords/password-policy.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { challengeOf, optionalData, optionalText, pkceFailure, pkceFields, readBody } from '../wire/body.ts'
import { callerOf, redirectOf } from '../wire/caller.ts'
import { parseEmailAddress } from '../contact/email-address.ts'
import { parsePhoneNumber } from '../contact/phone-number.ts'
import type { RateLimits } from '../wire/rate-limits.ts'
import { sessionJson } from '../wire/session-json.ts'
import { obfuscatedUserJson, userJson } from '../wire/user-json.ts'
import { answer } from './answer.ts'

const signUpBody = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: optionalData,
  ...pkceFields,
})

type SignUpBody = z.output<typeof signUpBody>

/** POST /signup. */
export function signUpRoutes(app: FastifyInstance, context: AuthContext, limits: RateLimits): void {
  app.post('/signup', { onRequest: limits.check('signup') }, async (request, reply) => {
    const body = readBody(request, signUpBody)
    if (!body.ok) return answer(request, reply, body)
    const { email, phone } = body.value
    if (email === '' && phone === '')
      return answer(request, reply, await createAnonymous(context, { request, reply, limits }, body.value))
    const refusal = signUpFailure(context, body.value)
    if (refusal !== undefined) return answer(request, reply, fail(refusal))
    return answer(
      request,
      reply,
      await (email === '' ? createPhoneAccount : createEmailAccount)(context, request, body.value),
    )
  })
}

async function createAnonymous(
  context: AuthContext,
  { request, reply, limits }: { request: FastifyRequest; reply: FastifyReply; limits: RateLimits },
  { data }: SignUpBody,
): Promise<Result<unknown, FailureReply>> {
  const { anonymousSignIns, disableSignUp } = context.settings
  if (!anonymousSignIns) return fail(failures.anonymousDisabled)
  if (disableSignUp) return fail(failures.signUpDisabled)
  const refusal = await limits.takeOfAddress(request, reply, 'anonymous')
  if (refusal !== undefined) return fail(refusal)
  return succeed(await sessionJson(context, await signInAnonymously(context, callerOf(request), data)))
}

async function createPhoneAccount(
  context: AuthContext,
  request: FastifyRequest,
  body: SignUpBody,
): Promise<Result<unknown, FailureReply>> {
  const phone = parsePhoneNumber(body.phone)
  if (phone === undefined) return fail(accountFailures.phoneFormat)
  const signedIn = await signUpWithPhone(context, callerOf(request), {
    phone,
    password: body.password,
    data: body.data,
  })
  return signedIn.ok ? succeed(await sessionJson(context, signedIn.value)) : signedIn
}

async function createEmailAccount(
  context: AuthContext,
  request: FastifyRequest,
  body: SignUpBody,
): Promise<Result<unknown, FailureReply>> {
  const email = parseEmailAddress(body.email)
  if (email === undefined) return fail(failures.emailFormat)
  const { password, data } = body
  return createAccount(context, request, {
    email,
    password,
    data,
    redirectTo: redirectOf(context.settings, request),
    challenge: challengeOf(body),
  })
}

async function createAccount(
  context: AuthContext,
  request: FastifyRequest,
  asked: SignUp,
): Promise<Result<unknown, FailureReply>> {
  const caller = callerOf(request)
  const { audience, autoconfirm } = context.settings
  if (autoconfirm) {
    const signedIn = await signUpConfirmed(context, caller, asked)
    return signedIn.ok ? succeed(await sessionJson(context, signedIn.value)) : signedIn
  }
  const account = await signUp(context, caller, asked)
  if (!account.ok) return account
  if (account.value !== undefined) return succeed(userJson(account.value, audience))
  return succeed(
    obfuscatedUserJson({ id: randomUUID(), email: asked.email, data: asked.data, now: context.now(), audience }),
  )
}

// In the order of the API contract: the password's strength is checked before the address.
function signUpFailure(context: AuthContext, body: SignUpBody): FailureReply | undefined {
  const { settings } = context
  if (settings.disableSignUp) return failures.signUpDisabled
  if (body.password === '') return failures.passwordMissing
  const weakness = passwordFailure(context, body.password, { email: body.email, metadata: body.data })
  if (weakness !== undefined) return weakness
  if (body.email !== '' && body.phone !== '') return failures.bothAddresses
  return pkceFailure(body) ?? providerFailure(settings, body)
}

function providerFailure(
  { emailProvider, phoneProvider }: AuthSettings,
  { email }: SignUpBody,
): FailureReply | undefined {
  if (email !== '') return emailProvider ? undefined : accountFailures.emailSignUpsDisabled
  return phoneProvider ? undefined : failures.phoneSignUpsDisabled
}
