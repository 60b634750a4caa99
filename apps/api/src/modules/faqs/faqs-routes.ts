import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { endpoint } from '../../plugins/contract.ts'
import { sendPrepared } from '../../plugins/prepared-answer.ts'
import { preparedFaqs } from './faqs-service.ts'

/** The questions and answers of the FAQ page. */
export function faqsRoutes(db: Kysely<Tables>): FastifyPluginAsyncZod {
  const answer = preparedFaqs(db)
  return async (app) => {
    app.route({
      ...endpoint('listFaqs'),
      handler: async (request, reply) =>
        sendPrepared(await answer(), request, reply.header('cache-control', 'public, max-age=300')),
    })
  }
}
