import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.js'
import { endpoint } from '../../plugins/contract.js'
import { insertContactMessage } from './contact-repository.js'

/** The contact form. */
export function contactRoutes(db: Kysely<Tables>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint('sendContactMessage'),
      handler: async (request, reply) => reply.code(201).send(await insertContactMessage(db, request.body)),
    })
  }
}
