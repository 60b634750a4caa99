import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Webhook } from 'standardwebhooks'
import { endpoint } from '../../plugins/contract.ts'
import { takePartnerEvent, type PartnerEventDeps } from './partner-events.ts'

/** Events from the partner, signed with the same secret as our own messages to it. */
export function partnerRoutes(
  deps: PartnerEventDeps,
  secrets: () => Promise<readonly string[]>,
): FastifyPluginAsyncZod {
  return async (app) => {
    const bodies = new WeakMap<FastifyRequest, string>()
    // The signature covers the raw bytes of the body.
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      bodies.set(request, String(body))
      void Promise.resolve(app.getDefaultJsonParser('error', 'error')(request, String(body), done))
    })
    app.route({
      ...endpoint('receivePartnerEvent'),
      preValidation: async (request, reply) => {
        const body = bodies.get(request)
        if (body === undefined || !isSigned(body, request.headers, await secrets()))
          return reply.problem('unauthenticated')
        return undefined
      },
      handler: async (request, reply) => {
        const message = { messageId: request.headers['webhook-id'], requestId: request.id }
        const outcome = await takePartnerEvent({ ...deps, log: request.log }, message, request.body)
        if (outcome === 'taken') return reply.code(204).send(null)
        return outcome === 'unknown' ? reply.problem('not_found') : reply.problem('request_ended', outcome)
      },
    })
  }
}

/** Whether one of the secrets has signed the body within the last five minutes, a limit that the library enforces. */
export function isSigned(body: string, headers: FastifyRequest['headers'], secrets: readonly string[]): boolean {
  const signed = Object.fromEntries(
    ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, String(headers[name] ?? '')]),
  )
  return secrets.some((secret) => {
    try {
      new Webhook(secret).verify(body, signed, { jsonParse: false })
      return true
    } catch {
      return false
    }
  })
}
