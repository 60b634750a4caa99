import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthFailure } from '../failures'
import type { Result } from '../result'
import { sendFailure } from '../wire/error-reply'

/** Sends the JSON of an outcome, or its refusal. */
export function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Result<unknown, AuthFailure>,
): FastifyReply {
  return outcome.ok ? reply.send(outcome.value) : sendFailure(request, reply, outcome.error)
}
