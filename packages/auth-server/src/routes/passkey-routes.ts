import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context/context.ts'
import { listPasskeys } from '../database/passkeys.ts'
import type { PasskeyRow } from '../database/factor-tables.ts'
import type { FailureReply } from '../failures/index.ts'
import { passkeyFailures } from '../failures/passkeys.ts'
import { removeMyPasskey, renameMyPasskey } from '../flows/manage-passkeys.ts'
import { startAuthentication, startRegistration } from '../flows/passkey-challenge.ts'
import { signInWithPasskey } from '../flows/passkey-sign-in.ts'
import { registerPasskey } from '../flows/register-passkey.ts'
import type { PasskeyOptions } from '../options/factor-options.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { authenticatePermanent, pathId } from '../wire/authenticate-permanent.ts'
import { optionalText, readBody } from '../wire/body.ts'
import { callerOf } from '../wire/caller.ts'
import { rememberBrowser } from '../wire/known-browser.ts'
import { readAuthentication, readRegistration } from '../wire/passkey-credential.ts'
import { passkeyJson } from '../wire/passkey-json.ts'
import type { RateLimits } from '../wire/rate-limits.ts'
import { sessionJson, type SignedIn } from '../wire/session-json.ts'
import { answer } from './answer.ts'
import { maxFriendlyNameLength } from './factor-routes.ts'

const nameBody = z.object({ friendly_name: optionalText })

/** /passkeys…: signing in with passkeys, and managing one's own. Every call is refused if the option is not set. */
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
  myPasskeyRoutes(app, context, { limits, site })
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

function myPasskeyRoutes(app: FastifyInstance, context: AuthContext, { limits: { check } }: Mounted): void {
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
    const found = await findMyPasskey(context, request)
    const removed = found.ok ? await removeMyPasskey(context, callerOf(request), found.value) : found
    return answerGone(request, reply, removed)
  })
}

async function rename(context: AuthContext, request: FastifyRequest): Promise<Result<PasskeyRow, FailureReply>> {
  const found = await findMyPasskey(context, request)
  if (!found.ok) return found
  const body = readBody(request, nameBody)
  if (!body.ok) return body
  const name = body.value.friendly_name.trim()
  if (name === '') return fail(passkeyFailures.nameMissing)
  if (name.length > maxFriendlyNameLength) return fail(passkeyFailures.nameLength)
  return renameMyPasskey(context, callerOf(request), { ...found.value, name })
}

async function findMyPasskey(
  context: AuthContext,
  request: FastifyRequest,
): Promise<Result<{ signedIn: SignedIn; passkeyId: string }, FailureReply>> {
  const signedIn = await authenticatePermanent(context, request)
  if (!signedIn.ok) return signedIn
  const passkeyId = pathId(request, 'passkeyId')
  return passkeyId === undefined ? fail(passkeyFailures.notFound) : succeed({ signedIn: signedIn.value, passkeyId })
}

/** Responds to a passkey deletion without a body, as clients of these calls expect. */
export function answerGone(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Result<undefined, FailureReply>,
): FastifyReply {
  return outcome.ok ? reply.code(204).send() : answer(request, reply, outcome)
}
