import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AuthContext, Caller } from '../context/context.ts'
import type { FailureReply } from '../failures/index.ts'
import { mfaFailures } from '../failures/mfa.ts'
import {
  cancelRemoval,
  removalIsOffered,
  removalOf,
  requestRemoval,
  type RemovalWait,
} from '../flows/factor-removal.ts'
import { fail, type Result } from '../failures/result.ts'
import { authenticatePermanent } from '../wire/authenticate-permanent.ts'
import { callerOf } from '../wire/caller.ts'
import type { RateLimits } from '../wire/rate-limits.ts'
import type { SignedIn } from '../wire/session-json.ts'
import { answer } from './answer.ts'

const path = '/factors/removal'

/** GET, POST and DELETE /factors/removal: the waiting time of a lost second factor. Not calls of the official service. */
export function factorRemovalRoutes(app: FastifyInstance, context: AuthContext, { check }: RateLimits): void {
  const forUser =
    (work: (signedIn: SignedIn, caller: Caller) => Promise<Result<RemovalWait, FailureReply>>) =>
    async (request: FastifyRequest): Promise<Result<RemovalWait, FailureReply>> => {
      if (!removalIsOffered(context)) return fail(mfaFailures.removalDisabled)
      const signedIn = await authenticatePermanent(context, request)
      return signedIn.ok ? work(signedIn.value, callerOf(request)) : signedIn
    }
  const status = forUser((signedIn) => removalOf(context, signedIn))
  const begin = forUser((signedIn, caller) => requestRemoval(context, caller, signedIn))
  const cancel = forUser((signedIn, caller) => cancelRemoval(context, caller, signedIn))
  const change = { onRequest: check('factor-change') }
  app.get(path, async (request, reply) => answer(request, reply, await status(request)))
  app.post(path, change, async (request, reply) => answer(request, reply, await begin(request)))
  app.delete(path, change, async (request, reply) => answer(request, reply, await cancel(request)))
}
