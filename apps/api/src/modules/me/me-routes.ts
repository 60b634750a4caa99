import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { endpoint } from '../../plugins/contract.ts'
import { tagOf } from '../users/record-tag.ts'
import { openInvestor } from '../../accounts/own-record.ts'
import { mySubmissions, saveNotifications } from './me-service.ts'

/** Calls on the signed-in investor. */
export function meRoutes(db: Kysely<Tables>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint('getMe'),
      handler: async (request, reply) => {
        const investor = await openInvestor(db, request.caller())
        return reply.code(200).header('etag', tagOf(investor)).send(investor)
      },
    })

    app.route({
      ...endpoint('updateNotifications'),
      handler: async (request, reply) => {
        const investor = await saveNotifications(db, request.caller(), request.body)
        return reply.code(200).header('etag', tagOf(investor)).send(investor)
      },
    })

    app.route({
      ...endpoint('listSubmissions'),
      handler: async (request, reply) => {
        return reply.code(200).send(await mySubmissions(db, request.caller()))
      },
    })
  }
}
