import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { AuthContext } from '../context/context.ts'
import type { FailureReply } from '../failures/index.ts'
import type { Result } from '../failures/result.ts'
import { readAdministrator, type Administrator } from '../wire/administrator.ts'
import { answer } from './answer.ts'

/** A call made by an administrator. */
export interface AdminCall {
  request: FastifyRequest
  reply: FastifyReply
  administrator: Administrator
}

/** Wraps a handler so that only administrators reach it; others get a refusal. */
export function forAdministrators(
  context: AuthContext,
  act: (call: AdminCall) => Promise<Result<unknown, FailureReply>>,
): RouteHandlerMethod {
  return async (request, reply) => {
    const administrator = await readAdministrator(context, request)
    return answer(
      request,
      reply,
      administrator.ok ? await act({ request, reply, administrator: administrator.value }) : administrator,
    )
  }
}
