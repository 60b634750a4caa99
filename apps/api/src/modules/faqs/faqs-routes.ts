import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { endpoint } from '../../plugins/contract.ts'
import { listFaqs } from './faqs-repository.ts'

/** The questions and answers of the FAQ page. */
export function faqsRoutes(db: Kysely<Tables>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint('listFaqs'),
      handler: async (_request, reply) =>
        reply
          .code(200)
          .header('cache-control', 'public, max-age=300')
          .send(await listFaqs(db)),
    })
  }
}
