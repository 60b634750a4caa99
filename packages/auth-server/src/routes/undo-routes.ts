import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context/context.ts'
import { failures } from '../failures/index.ts'
import { undoChange } from '../flows/undo-change.ts'
import { fail } from '../failures/result.ts'
import { optionalText, readBody } from '../wire/body.ts'
import { callerOf } from '../wire/caller.ts'
import type { RateCheck } from '../wire/rate-limits.ts'
import { answer } from './answer.ts'

const undoBody = z.object({ token: optionalText })

/** POST /undo: "This wasn't me", with the token of a notice's link. Not a call of the official service. */
export function undoRoutes(app: FastifyInstance, context: AuthContext, rateCheck: RateCheck): void {
  app.post('/undo', { onRequest: rateCheck }, async (request, reply) => {
    const body = readBody(request, undoBody)
    if (!body.ok) return answer(request, reply, body)
    if (body.value.token === '') return answer(request, reply, fail(failures.verifyToken))
    return answer(request, reply, await undoChange(context, callerOf(request), body.value.token))
  })
}
