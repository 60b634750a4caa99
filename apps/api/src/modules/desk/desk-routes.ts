import { deskIdleMaximum, deskSessionMaximum } from '@dst/domain/parameters'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { endpoint } from '../../plugins/contract.ts'

/** Who is at the desk. */
export function deskRoutes(): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint('getDeskMember'),
      handler: async (request, reply) => {
        const { id, email, role, firm, signedInAt } = request.deskCaller()
        const endsAt = new Date(signedInAt.getTime() + deskSessionMaximum * 3_600_000).toISOString()
        return reply.code(200).send({ id, email, role, firm, endsAt, idleSeconds: deskIdleMaximum * 60 })
      },
    })
  }
}
