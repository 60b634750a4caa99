import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context'
import { listPasskeys } from '../database/passkeys'
import type { PasskeyRow } from '../database/factor-tables'
import type { AuthFailure } from '../failures'
import { passkeyFailures } from '../failures/passkeys'
import { removeOwnPasskey, renameOwnPasskey } from '../flows/manage-passkeys'
import { startAuthentication, startRegistration } from '../flows/passkey-challenge'
import { signInWithPasskey } from '../flows/passkey-sign-in'
import { registerPasskey } from '../flows/register-passkey'
import type { PasskeyOptions } from '../factor-options'
import { fail, succeed, type Result } from '../result'
import { authenticatePermanent, pathId } from '../wire/authenticate-permanent'
import { optionalText, readBody } from '../wire/body'
import { callerOf } from '../wire/caller'
import { rememberBrowser } from '../wire/known-browser'
import { readAuthentication, readRegistration } from '../wire/passkey-credential'
import { passkeyJson } from '../wire/passkey-json'
import type { RateLimits } from '../wire/rate-limits'
import { sessionJson, type SignedIn } from '../wire/session-json'
import { answer } from './answer'
import { longestFriendlyName } from './factor-routes'

const nameBody = z.object({ friendly_name: optionalText })

/** /passkeys…: signing in with passkeys, and one's own. Without the option each call is refused. */
export function passkeyRoutes(app: FastifyInstance, context: AuthContext, limits: RateLimits): void {
  const site = context.settings.passkeys
  if (site === undefined) {
    for (const url of [
      '/passkeys',
      '/passkeys/*',
      '/admin/users/:userId/passkeys',
      '/admin/users/:userId/passkeys/*',
    ]) {
      app.route({
        method: ['GET', 'POST', 'PATCH', 'DELETE'],
        url,
        handler: (request, reply) => answer(request, reply, fail(passkeyFailures.disabled)),
      })
    }
    return
  }
  signInRoutes(app, context, { limits, site })
  registrationRoutes(app, context, { limits, site })
  ownPasskeyRoutes(app, context, { limits, site })
}

interface Mounted {
  limits: RateLimits
  site: PasskeyOptions
}

function signInRoutes(app: FastifyInstance, context: AuthContext, { limits: { check }, site }: Mounted): void {
  app.post('/passkeys/authentication/options', { onRequest: check('passkey-challenge') }, (request) =>
    startAuthentication(context, callerOf(request), site),
  )
  app.post('/passkeys/authentication/verify', { onRequest: check('passkey-verify') }, async (request, reply) => {
    const asked = readAuthentication(request)
    if (!asked.ok) return answer(request, reply, asked)
    const signedIn = await signInWithPasskey(context, callerOf(request), { site, ...asked.value })
    if (!signedIn.ok) return answer(request, reply, signedIn)
    rememberBrowser(context, reply, signedIn.value.account.user.email)
    return reply.send(await sessionJson(context, signedIn.value))
  })
}

function registrationRoutes(app: FastifyInstance, context: AuthContext, { limits: { check }, site }: Mounted): void {
  app.post('/passkeys/registration/options', { onRequest: check('passkey-challenge') }, async (request, reply) => {
    const signedIn = await authenticatePermanent(context, request)
    if (!signedIn.ok) return answer(request, reply, signedIn)
    return answer(
      request,
      reply,
      await startRegistration(context, callerOf(request), { signedIn: signedIn.value, site }),
    )
  })
  app.post('/passkeys/registration/verify', { onRequest: check('passkey-verify') }, async (request, reply) => {
    const signedIn = await authenticatePermanent(context, request)
    if (!signedIn.ok) return answer(request, reply, signedIn)
    const asked = readRegistration(request)
    if (!asked.ok) return answer(request, reply, asked)
    const passkey = await registerPasskey(context, callerOf(request), {
      signedIn: signedIn.value,
      site,
      ...asked.value,
    })
    return answer(request, reply, passkey.ok ? succeed(passkeyJson(passkey.value)) : passkey)
  })
}

function ownPasskeyRoutes(app: FastifyInstance, context: AuthContext, { limits: { check } }: Mounted): void {
  const change = { onRequest: check('factor-change') }
  app.get('/passkeys', async (request, reply) => {
    const signedIn = await authenticatePermanent(context, request)
    if (!signedIn.ok) return answer(request, reply, signedIn)
    const passkeys = await listPasskeys(context.db, signedIn.value.account.user.id)
    return reply.send(passkeys.map(passkeyJson))
  })
  app.patch('/passkeys/:passkeyId', change, async (request, reply) => {
    const renamed = await rename(context, request)
    return answer(request, reply, renamed.ok ? succeed(passkeyJson(renamed.value)) : renamed)
  })
  app.delete('/passkeys/:passkeyId', change, async (request, reply) => {
    const own = await ownPasskey(context, request)
    const removed = own.ok ? await removeOwnPasskey(context, callerOf(request), own.value) : own
    return answerGone(request, reply, removed)
  })
}

async function rename(context: AuthContext, request: FastifyRequest): Promise<Result<PasskeyRow, AuthFailure>> {
  const own = await ownPasskey(context, request)
  if (!own.ok) return own
  const body = readBody(request, nameBody)
  if (!body.ok) return body
  const name = body.value.friendly_name.trim()
  if (name === '') return fail(passkeyFailures.nameMissing)
  if (name.length > longestFriendlyName) return fail(passkeyFailures.nameLength)
  return renameOwnPasskey(context, callerOf(request), { ...own.value, name })
}

async function ownPasskey(
  context: AuthContext,
  request: FastifyRequest,
): Promise<Result<{ signedIn: SignedIn; passkeyId: string }, AuthFailure>> {
  const signedIn = await authenticatePermanent(context, request)
  if (!signedIn.ok) return signedIn
  const passkeyId = pathId(request, 'passkeyId')
  return passkeyId === undefined ? fail(passkeyFailures.notFound) : succeed({ signedIn: signedIn.value, passkeyId })
}

/** Answers that a passkey is gone, without a body, as clients of these calls expect it. */
export function answerGone(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Result<undefined, AuthFailure>,
): FastifyReply {
  return outcome.ok ? reply.code(204).send() : answer(request, reply, outcome)
}
