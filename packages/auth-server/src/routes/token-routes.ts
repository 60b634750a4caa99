import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context'
import { failures, weakPassword, type AuthFailure } from '../failures'
import { refreshSession } from '../flows/refresh-session'
import { signIn } from '../flows/sign-in'
import { passwordFailure } from '../passwords/password-policy'
import { fail, succeed, type Result } from '../result'
import { optionalText, readBody } from '../wire/body'
import { callerOf, queryText } from '../wire/caller'
import type { RateCheck } from '../wire/rate-limits'
import { sessionJson } from '../wire/session-json'
import { answer } from './answer'

type Grant = (context: AuthContext, request: FastifyRequest) => Promise<Result<unknown, AuthFailure>>

const passwordBody = z.object({ email: optionalText, phone: optionalText, password: optionalText })
const refreshBody = z.object({ refresh_token: optionalText })
const pkceBody = z.object({ auth_code: optionalText, code_verifier: optionalText })
const idTokenBody = z.object({ id_token: optionalText, provider: optionalText })

const grants: Readonly<Record<string, Grant>> = {
  password: passwordGrant,
  refresh_token: refreshGrant,
  pkce: pkceGrant,
  web3: () => Promise.resolve(fail(failures.web3Disabled)),
}

/** POST /token, by `grant_type` of the query. */
export function tokenRoutes(app: FastifyInstance, context: AuthContext, rateCheck: RateCheck): void {
  app.post('/token', { onRequest: rateCheck }, async (request, reply) => {
    const grantType = queryText(request, 'grant_type')
    if (grantType === 'id_token') return idTokenGrant(request, reply)
    const grant = Object.hasOwn(grants, grantType) ? grants[grantType] : undefined
    return answer(request, reply, grant ? await grant(context, request) : fail(failures.unsupportedGrant))
  })
}

async function passwordGrant(context: AuthContext, request: FastifyRequest): Promise<Result<unknown, AuthFailure>> {
  const body = readBody(request, passwordBody)
  if (!body.ok) return body
  const { email, phone, password } = body.value
  if (email !== '' && phone !== '') return fail(failures.bothAddresses)
  if (phone !== '') return fail(failures.phoneLoginsDisabled)
  if (email === '') return fail(failures.missingAddress)
  const signedIn = await signIn(context, callerOf(request), { email, password })
  if (!signedIn.ok) return signedIn
  const minimum = context.settings.passwordMinimumLength
  const { message, weakPasswordReasons: reasons } = weakPassword(minimum)
  const isWeak = passwordFailure(password, minimum) !== undefined
  return succeed({
    ...(await sessionJson(context, signedIn.value)),
    ...(isWeak ? { weak_password: { message, reasons } } : {}),
  })
}

async function refreshGrant(context: AuthContext, request: FastifyRequest): Promise<Result<unknown, AuthFailure>> {
  const body = readBody(request, refreshBody)
  if (!body.ok) return body
  const signedIn = await refreshSession(context, callerOf(request), body.value.refresh_token)
  return signedIn.ok ? succeed(await sessionJson(context, signedIn.value)) : signedIn
}

function pkceGrant(_context: AuthContext, request: FastifyRequest): Promise<Result<never, AuthFailure>> {
  const body = readBody(request, pkceBody)
  if (!body.ok) return Promise.resolve(body)
  const empty = body.value.auth_code === '' || body.value.code_verifier === ''
  // No flow hands out codes yet, so every code is an unknown one.
  return Promise.resolve(fail(empty ? failures.pkceExchangeEmpty : failures.flowStateNotFound))
}

// The one grant whose errors have the shape of OAuth.
function idTokenGrant(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body = readBody(request, idTokenBody)
  if (!body.ok) return answer(request, reply, body)
  const missing = body.value.id_token === '' ? 'id_token required' : body.value.provider === '' ? 'provider or client_id and issuer required' : ''
  if (missing !== '') return reply.code(400).send({ error: 'invalid request', error_description: missing })
  return answer(request, reply, fail(failures.idTokenProviderDisabled))
}
