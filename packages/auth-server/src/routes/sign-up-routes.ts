import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context'
import { failures, type AuthFailure } from '../failures'
import { signUp, type SignUp } from '../flows/sign-up'
import { signUpConfirmed } from '../flows/sign-up-confirmed'
import { passwordFailure } from '../passwords/password-policy'
import { fail, succeed, type Result } from '../result'
import { challengeOf, optionalData, optionalText, pkceFailure, pkceFields, readBody } from '../wire/body'
import { callerOf, redirectOf } from '../wire/caller'
import { parseEmailAddress } from '../wire/email-address'
import type { RateCheck } from '../wire/rate-limits'
import { sessionJson } from '../wire/session-json'
import { obfuscatedUserJson, userJson } from '../wire/user-json'
import { answer } from './answer'

const signUpBody = z.object({ email: optionalText, phone: optionalText, password: optionalText, data: optionalData, ...pkceFields })

type SignUpBody = z.output<typeof signUpBody>

/** POST /signup. */
export function signUpRoutes(app: FastifyInstance, context: AuthContext, rateCheck: RateCheck): void {
  app.post('/signup', { onRequest: rateCheck }, async (request, reply) => {
    const asked = readSignUp(context, request)
    return answer(request, reply, asked.ok ? await createAccount(context, request, asked.value) : asked)
  })
}

async function createAccount(context: AuthContext, request: FastifyRequest, asked: SignUp): Promise<Result<unknown, AuthFailure>> {
  const caller = callerOf(request)
  if (context.settings.autoconfirm) {
    const signedIn = await signUpConfirmed(context, caller, asked)
    return signedIn.ok ? succeed(await sessionJson(context, signedIn.value)) : signedIn
  }
  const account = await signUp(context, caller, asked)
  if (!account.ok) return account
  if (account.value !== undefined) return succeed(userJson(account.value))
  return succeed(obfuscatedUserJson({ id: randomUUID(), email: asked.email, data: asked.data, now: context.now() }))
}

function readSignUp(context: AuthContext, request: FastifyRequest): Result<SignUp, AuthFailure> {
  const body = readBody(request, signUpBody)
  if (!body.ok) return body
  const refusal = signUpFailure(context, body.value)
  if (refusal !== undefined) return fail(refusal)
  const email = parseEmailAddress(body.value.email)
  if (email === undefined) return fail(failures.emailFormat)
  const { password, data } = body.value
  return succeed({ email, password, data, redirectTo: redirectOf(context.settings, request), challenge: challengeOf(body.value) })
}

// In the order of the wire contract: the strength of the password is checked before the address.
function signUpFailure({ settings }: AuthContext, body: SignUpBody): AuthFailure | undefined {
  if (body.email === '' && body.phone === '') return failures.anonymousDisabled
  if (settings.disableSignUp) return failures.signUpDisabled
  if (body.password === '') return failures.passwordMissing
  const weakness = passwordFailure(body.password, settings.passwordMinimumLength)
  if (weakness !== undefined) return weakness
  if (body.email !== '' && body.phone !== '') return failures.bothAddresses
  return pkceFailure(body) ?? (body.email === '' ? failures.phoneSignUpsDisabled : undefined)
}
