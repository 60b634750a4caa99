import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.js'
import { endpoint } from '../../plugins/contract.js'
import { openInvestor } from '../users/users-service.js'
import { saveNotifications } from './me-service.js'

/** Calls on the signed-in investor. */
export function meRoutes(db: Kysely<Tables>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint('getMe'),
      handler: async (request, reply) => reply.code(200).send(await openInvestor(db, request.caller())),
    })

    app.route({
      ...endpoint('updateNotifications'),
      handler: async (request, reply) => reply.code(200).send(await saveNotifications(db, request.caller(), request.body)),
    })
  }
}
