import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context/context.ts'
import type { FailureReply } from '../failures/index.ts'
import { signInWithIdToken, type OAuthRefusal } from '../flows/id-token-sign-in.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { optionalText, readBody } from '../wire/body.ts'
import { callerOf, redirectOf } from '../wire/caller.ts'
import { rememberBrowser } from '../wire/known-browser.ts'
import { sessionJson } from '../wire/session-json.ts'
import { answer } from './answer.ts'
import { authenticateForLinking } from './for-linking.ts'

const idTokenBody = z.object({
  id_token: optionalText,
  provider: optionalText,
  issuer: optionalText,
  client_id: optionalText,
  access_token: optionalText,
  nonce: optionalText,
  link_identity: z.boolean().nullish(),
})

/** The ID token grant, the only one whose refusals can be in OAuth format. */
export async function idTokenGrant(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = readBody(request, idTokenBody)
  if (!body.ok) return answer(request, reply, body)
  const { id_token: token, provider, issuer, client_id: clientId, access_token: accessToken, nonce } = body.value
  if (token === '') return refuse(reply, { error: 'invalid request', error_description: 'id_token required' })
  if (provider === '' && (issuer === '' || clientId === '')) {
    return refuse(reply, { error: 'invalid request', error_description: 'provider or client_id and issuer required' })
  }
  const target = body.value.link_identity === true ? await linkingTarget(context, request) : succeed(undefined)
  if (!target.ok) return answer(request, reply, target)
  const redirectTo = redirectOf(context.settings, request)
  const signIn = { token, provider, issuer, accessToken, nonce, redirectTo, linkingTarget: target.value }
  const signedIn = await signInWithIdToken(context, callerOf(request), signIn)
  if (!signedIn.ok)
    return 'status' in signedIn.error ? answer(request, reply, fail(signedIn.error)) : refuse(reply, signedIn.error)
  rememberBrowser(context, reply, signedIn.value.account.user.email)
  return answer(request, reply, succeed(await sessionJson(context, signedIn.value)))
}

async function linkingTarget(context: AuthContext, request: FastifyRequest): Promise<Result<string, FailureReply>> {
  const signedIn = await authenticateForLinking(context, request)
  return signedIn.ok ? succeed(signedIn.value.account.user.id) : signedIn
}

function refuse(reply: FastifyReply, refusal: OAuthRefusal): FastifyReply {
  return reply.code(400).send(refusal)
}
