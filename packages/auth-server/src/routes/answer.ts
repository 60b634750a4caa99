import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FailureReply } from '../failures/index.ts'
import type { Result } from '../failures/result.ts'
import { sendFailure } from '../wire/error-reply.ts'

/** Sends a result as JSON, or its refusal. */
export function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Result<unknown, FailureReply>,
): FastifyReply {
  return outcome.ok ? reply.send(outcome.value) : sendFailure(request, reply, outcome.error)
}
