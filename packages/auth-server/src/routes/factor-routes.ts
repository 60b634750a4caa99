import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context/context.ts'
import type { FactorRow } from '../database/tables.ts'
import type { FailureReply } from '../failures/index.ts'
import { mfaFailures } from '../failures/mfa.ts'
import { enrollFactor, type EnrolledFactor } from '../flows/enroll-factor.ts'
import { unenrollFactor } from '../flows/unenroll-factor.ts'
import { challengeFactor, verifyFactor } from '../flows/verify-factor.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { authenticatePermanent, isUuid, pathId } from '../wire/authenticate-permanent.ts'
import { optionalText, readBody } from '../wire/body.ts'
import { callerOf } from '../wire/caller.ts'
import type { RateLimits } from '../wire/rate-limits.ts'
import { sessionJson, type SignedIn } from '../wire/session-json.ts'
import { answer } from './answer.ts'

/** Maximum length of the name of a sign-in credential. */
export const maxFriendlyNameLength = 120
// Appears twice in a URL that must fit into a QR code.
const maxIssuerLength = 64

const enrollBody = z.object({ factor_type: optionalText, friendly_name: optionalText, issuer: optionalText })
const verifyBody = z.object({ challenge_id: optionalText, code: optionalText })

/**
 * POST /factors, POST /factors/{id}/challenge and /verify, DELETE /factors/{id}: second factors of the signed-in user.
 */
export function factorRoutes(app: FastifyInstance, context: AuthContext, { check }: RateLimits): void {
  app.post('/factors', { onRequest: check('factor-change') }, async (request, reply) =>
    answer(request, reply, await enroll(context, request)),
  )
  app.post('/factors/:factorId/challenge', { onRequest: check('factor-challenge') }, async (request, reply) => {
    const found = await findMyFactor(context, request)
    if (!found.ok) return answer(request, reply, found)
    const refusal = typeRefusal(context, found.value.factor)
    if (refusal !== undefined) return answer(request, reply, fail(refusal))
    const { signedIn, factor } = found.value
    return answer(request, reply, await challengeFactor(context, callerOf(request), { signedIn, factorId: factor.id }))
  })
  app.post('/factors/:factorId/verify', { onRequest: check('factor-verify') }, async (request, reply) => {
    const verified = await verifyCode(context, request)
    return answer(request, reply, verified.ok ? succeed(await sessionJson(context, verified.value)) : verified)
  })
  app.delete('/factors/:factorId', { onRequest: check('factor-change') }, async (request, reply) => {
    const found = await findMyFactor(context, request)
    if (!found.ok) return answer(request, reply, found)
    const { signedIn, factor } = found.value
    return answer(request, reply, await unenrollFactor(context, callerOf(request), { signedIn, factorId: factor.id }))
  })
}

async function enroll(context: AuthContext, request: FastifyRequest): Promise<Result<EnrolledFactor, FailureReply>> {
  const signedIn = await authenticatePermanent(context, request)
  if (!signedIn.ok) return signedIn
  const body = readBody(request, enrollBody)
  if (!body.ok) return body
  const { factor_type: type, friendly_name: friendlyName, issuer } = body.value
  if (type === 'phone') return fail(mfaFailures.phoneEnroll)
  if (type !== 'totp' && type !== 'webauthn') return fail(mfaFailures.factorType)
  if (type === 'totp' && !context.settings.secondFactors.totpEnroll) return fail(mfaFailures.totpEnroll)
  if (friendlyName.length > maxFriendlyNameLength) return fail(mfaFailures.friendlyNameLength)
  if (issuer.length > maxIssuerLength) return fail(mfaFailures.issuerLength)
  return enrollFactor(context, callerOf(request), { signedIn: signedIn.value, wish: { type, friendlyName, issuer } })
}

async function verifyCode(context: AuthContext, request: FastifyRequest): Promise<Result<SignedIn, FailureReply>> {
  const found = await findMyFactor(context, request)
  if (!found.ok) return found
  const body = readBody(request, verifyBody)
  if (!body.ok) return body
  const { signedIn, factor } = found.value
  const { challenge_id: challengeId, code } = body.value
  if (code === '' && factor.factor_type !== 'webauthn') return fail(mfaFailures.codeMissing)
  const refusal = typeRefusal(context, factor)
  if (refusal !== undefined) return fail(refusal)
  if (!isUuid(challengeId)) return fail(mfaFailures.challengeIdFormat)
  return verifyFactor(context, callerOf(request), { signedIn, factorId: factor.id, challengeId, code })
}

/** The refusal if factors of this type cannot be challenged. */
function typeRefusal({ settings }: AuthContext, { factor_type: type }: FactorRow): FailureReply | undefined {
  if (type === 'recovery_code') return mfaFailures.factorType
  if (type === 'webauthn') return mfaFailures.webauthnVerify
  return settings.secondFactors.totpVerify ? undefined : mfaFailures.totpVerify
}

async function findMyFactor(
  context: AuthContext,
  request: FastifyRequest,
): Promise<Result<{ signedIn: SignedIn; factor: FactorRow }, FailureReply>> {
  const signedIn = await authenticatePermanent(context, request)
  if (!signedIn.ok) return signedIn
  const id = pathId(request, 'factorId')
  if (id === undefined) return fail(mfaFailures.factorIdFormat)
  const factor = signedIn.value.account.factors.find((each) => each.id === id)
  return factor === undefined ? fail(mfaFailures.factorNotFound) : succeed({ signedIn: signedIn.value, factor })
}
