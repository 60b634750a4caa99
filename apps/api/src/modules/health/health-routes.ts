import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../database/tables.js'
import { endpoint } from '../../plugins/contract.js'

/** For load balancers and operators: does the process run, and can it serve. */
export function healthRoutes(db: Kysely<Tables>): FastifyPluginAsyncZod {
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
        const database = await answers(db)
        return reply
          .code(database ? 200 : 503)
          .send({ status: database ? 'ready' : 'unavailable', checks: { database: database ? 'ok' : 'failed' } })
      },
    })
  }
}

async function answers(db: Kysely<Tables>): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}
