import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext, Caller } from '../context/context.ts'
import type { FailureReply } from '../failures/index.ts'
import { mfaFailures } from '../failures/mfa.ts'
import {
  generateRecoveryCodes,
  recoveryCodesStatus,
  regenerateRecoveryCodes,
  removeRecoveryCodes,
  type NewRecoveryCodes,
} from '../flows/recovery-codes.ts'
import { verifyRecoveryCode } from '../flows/use-recovery-code.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { normalizeRecoveryCode } from '../tokens/recovery-code.ts'
import { authenticatePermanent } from '../wire/authenticate-permanent.ts'
import { optionalText, readBody } from '../wire/body.ts'
import { callerOf } from '../wire/caller.ts'
import type { RateLimits } from '../wire/rate-limits.ts'
import { sessionJson, type SignedIn } from '../wire/session-json.ts'
import { answer } from './answer.ts'
import { maxFriendlyNameLength } from './factor-routes.ts'

const path = '/factors/recovery-codes'
const defaultName = 'Recovery codes'

const generateBody = z.object({ friendly_name: optionalText })
const verifyBody = z.object({ code: optionalText })

/**
 * GET, POST and DELETE /factors/recovery-codes, POST …/regenerate and …/verify: codes used instead of a second factor.
 */
export function recoveryCodeRoutes(app: FastifyInstance, context: AuthContext, { check }: RateLimits): void {
  const forUser =
    <Value>(
      work: (signedIn: SignedIn, caller: Caller, request: FastifyRequest) => Promise<Result<Value, FailureReply>>,
    ) =>
    async (request: FastifyRequest): Promise<Result<Value, FailureReply>> => {
      const signedIn = await authenticatePermanent(context, request)
      return signedIn.ok ? work(signedIn.value, callerOf(request), request) : signedIn
    }
  const status = forUser((signedIn) => recoveryCodesStatus(context, signedIn))
  const generate = forUser((signedIn, _caller, request) => newCodes(context, request, signedIn))
  const regenerate = forUser((signedIn, caller) =>
    canEnroll(context) ? regenerateRecoveryCodes(context, caller, signedIn) : refuse(mfaFailures.codesEnroll),
  )
  const verify = forUser((signedIn, _caller, request) => useCode(context, request, signedIn))
  const remove = forUser((signedIn, caller) => removeRecoveryCodes(context, caller, signedIn))
  app.get(path, async (request, reply) => answer(request, reply, await status(request)))
  const change = { onRequest: check('factor-change') }
  app.post(path, change, async (request, reply) => answer(request, reply, await generate(request)))
  app.post(`${path}/regenerate`, change, async (request, reply) => answer(request, reply, await regenerate(request)))
  app.delete(path, change, async (request, reply) => answer(request, reply, await remove(request)))
  app.post(`${path}/verify`, { onRequest: check('factor-verify') }, async (request, reply) =>
    answer(request, reply, await verify(request)),
  )
}

function newCodes(
  context: AuthContext,
  request: FastifyRequest,
  signedIn: SignedIn,
): Promise<Result<NewRecoveryCodes, FailureReply>> {
  if (!canEnroll(context)) return refuse(mfaFailures.codesEnroll)
  // The client sends a body only if there is a name.
  const isEmpty = request.body === undefined || request.body === null || request.body === ''
  const body = isEmpty ? succeed({ friendly_name: '' }) : readBody(request, generateBody)
  if (!body.ok) return Promise.resolve(body)
  const friendlyName = body.value.friendly_name.trim() || defaultName
  if (friendlyName.length > maxFriendlyNameLength) return refuse(mfaFailures.friendlyNameLength)
  return generateRecoveryCodes(context, callerOf(request), { signedIn, friendlyName })
}

async function useCode(
  context: AuthContext,
  request: FastifyRequest,
  signedIn: SignedIn,
): Promise<Result<unknown, FailureReply>> {
  if (!context.settings.secondFactors.recoveryCodesVerify) return fail(mfaFailures.codesVerify)
  const body = readBody(request, verifyBody)
  if (!body.ok) return body
  if (normalizeRecoveryCode(body.value.code) === '') return fail(mfaFailures.codeMissing)
  const raised = await verifyRecoveryCode(context, callerOf(request), { signedIn, code: body.value.code })
  return raised.ok ? succeed(await sessionJson(context, raised.value)) : raised
}

function canEnroll({ settings }: AuthContext): boolean {
  return settings.secondFactors.recoveryCodesEnroll
}

function refuse(failure: FailureReply): Promise<Result<never, FailureReply>> {
  return Promise.resolve(fail(failure))
}
