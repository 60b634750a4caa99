import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { endpoint } from '../../plugins/contract.ts'
import type { ShareDeps } from './exchange-shares-service.ts'

/** Counts which verdicts people are shown, without anything about the people. */
export function verdictsRoutes({ db, now }: ShareDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint('countVerdict'),
      handler: async (request, reply) => {
        const month = now().toISOString().slice(0, 'yyyy-mm'.length)
        await db
          .insertInto('verdictCounts')
          .values({ month, rule: request.body.rule })
          .onConflict((conflict) =>
            conflict.columns(['month', 'rule']).doUpdateSet({ shown: sql`verdict_counts.shown + 1` }),
          )
          .execute()
        return reply.code(204).send(null)
      },
    })

    app.route({
      ...endpoint('listVerdicts'),
      handler: async (_request, reply) => {
        const counts = await db
          .selectFrom('verdictCounts')
          .select(['month', 'rule', 'shown'])
          .orderBy('month', 'desc')
          .orderBy('rule')
          .execute()
        return reply.code(200).send(counts)
      },
    })
  }
}
