import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { endpoint } from '../../plugins/contract.ts'

/** What readiness depends on. */
interface Readiness {
  databaseAnswers: () => Promise<boolean>
  isLeaving: () => boolean
}

/**
 * Health checks for load balancers and operators: liveness, which has no dependencies, and readiness, which ends when
 * the server is told to end.
 */
export function healthRoutes({ databaseAnswers, isLeaving }: Readiness): FastifyPluginAsyncZod {
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
        const isReady = database && !isLeaving()
        return reply
          .code(isReady ? 200 : 503)
          .send({ status: isReady ? 'ready' : 'unavailable', checks: { database: database ? 'ok' : 'failed' } })
      },
    })
  }
}
