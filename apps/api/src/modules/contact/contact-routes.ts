import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type { JobQueue } from '../../jobs/job-queue.ts'
import { endpoint } from '../../plugins/contract.ts'
import { receiveContactMessage } from './contact-service.ts'

/** The contact form. */
export function contactRoutes(deps: { db: Kysely<Tables>; queue: JobQueue }): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint('sendContactMessage'),
      handler: async (request, reply) => {
        const outcome = await receiveContactMessage(deps, request.body, request.headers['idempotency-key'])
        if (!outcome.ok) return reply.problem(outcome.error)
        const { receipt, repeated, suspected } = outcome.value
        if (suspected) request.log.info({ code: 'contact_suspected' }, 'a message was kept and not passed on')
        return reply.code(repeated ? 200 : 201).send(receipt)
      },
    })
  }
}
