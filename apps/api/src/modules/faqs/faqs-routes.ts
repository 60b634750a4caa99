import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { endpoint } from '../../plugins/contract.ts'
import { sendCached } from '../../plugins/cached-response.ts'
import { cachedFaqs } from './faqs-service.ts'

/** The questions and answers of the FAQ page. */
export function faqsRoutes(db: Kysely<Tables>): FastifyPluginAsyncZod {
  const answer = cachedFaqs(db)
  return async (app) => {
    app.route({
      ...endpoint('listFaqs'),
      handler: async (request, reply) =>
        sendCached(await answer(), request, reply.header('cache-control', 'public, max-age=300')),
    })
  }
}
