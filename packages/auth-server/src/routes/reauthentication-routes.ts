import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context/context.ts'
import type { FailureReply } from '../failures/index.ts'
import { accountFailures } from '../failures/accounts.ts'
import { passkeyFailures } from '../failures/passkeys.ts'
import { prove, type Proof } from '../flows/prove.ts'
import { orderReauthentication } from '../flows/reauthentication.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { authenticate } from '../wire/authenticate.ts'
import { authenticatePermanent } from '../wire/authenticate-permanent.ts'
import { optionalText, readBody } from '../wire/body.ts'
import { callerOf } from '../wire/caller.ts'
import { readAuthentication } from '../wire/passkey-credential.ts'
import type { RateCheck } from '../wire/rate-limits.ts'
import { answer } from './answer.ts'

const proofBody = z.object({ password: optionalText, nonce: optionalText, challenge_id: optionalText })

/**
 * GET /reauthenticate: emails a code. POST /user/proof: takes it, the password or a passkey's answer as the proof that
 * changes to what signs in can require (`recentProofSeconds`); not a call of the official service.
 */
export function reauthenticationRoutes(app: FastifyInstance, context: AuthContext, rateCheck: RateCheck): void {
  app.get('/reauthenticate', { onRequest: rateCheck }, async (request, reply) => {
    const signedIn = await authenticate(context, request)
    if (!signedIn.ok) return answer(request, reply, signedIn)
    const ordered = await orderReauthentication(context, callerOf(request), signedIn.value)
    return answer(request, reply, ordered.ok ? succeed({}) : ordered)
  })
  app.post('/user/proof', { onRequest: rateCheck }, async (request, reply) => {
    const signedIn = await authenticatePermanent(context, request)
    if (!signedIn.ok) return answer(request, reply, signedIn)
    const proof = readProof(context, request)
    if (!proof.ok) return answer(request, reply, proof)
    const proven = await prove(context, callerOf(request), { signedIn: signedIn.value, proof: proof.value })
    return answer(request, reply, proven.ok ? succeed({}) : proven)
  })
}

function readProof({ settings }: AuthContext, request: FastifyRequest): Result<Proof, FailureReply> {
  const body = readBody(request, proofBody)
  if (!body.ok) return body
  const { password, nonce, challenge_id: challengeId } = body.value
  if (password !== '') return succeed({ password })
  if (nonce !== '') return succeed({ nonce })
  if (challengeId === '') return fail(accountFailures.proofMissing)
  if (settings.passkeys === undefined) return fail(passkeyFailures.disabled)
  const asked = readAuthentication(request)
  return asked.ok ? succeed({ passkey: { site: settings.passkeys, ...asked.value } }) : asked
}
