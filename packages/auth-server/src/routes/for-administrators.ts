import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { AuthContext } from '../context'
import type { AuthFailure } from '../failures'
import type { Result } from '../result'
import { readAdministrator, type Administrator } from '../wire/administrator'
import { answer } from './answer'

/** One call of an administrator. */
export interface AdminCall {
  request: FastifyRequest
  reply: FastifyReply
  administrator: Administrator
}

/** A handler that only administrators get through to; others are told why they don't. */
export function forAdministrators(
  context: AuthContext,
  act: (call: AdminCall) => Promise<Result<unknown, AuthFailure>>,
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
