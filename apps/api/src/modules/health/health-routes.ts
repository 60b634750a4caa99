import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { endpoint } from '../../plugins/contract.js'

/** For load balancers and operators: does the process run, which asks nobody else, and can it serve. */
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
