import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { endpoint } from '../../plugins/contract.ts'

/** Health checks for load balancers and operators: liveness, which has no dependencies, and readiness. */
export function healthRoutes(databaseAnswers: () => Promise<boolean>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint('liveness'),
      logLevel: 'warn',
      handler: async (_request, reply) => reply.code(200).send({ status: 'ok' }),
    })

    app.route({
      ...endpoint('readiness'),
      logLevel: 'warn',
      handler: async (_request, reply) => {
        const database = await databaseAnswers()
        return reply
          .code(database ? 200 : 503)
          .send({ status: database ? 'ready' : 'unavailable', checks: { database: database ? 'ok' : 'failed' } })
      },
    })
  }
}
