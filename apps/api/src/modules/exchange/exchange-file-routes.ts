import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { endpoint } from '../../plugins/contract.ts'
import { tagOf, versionIn } from '../users/record-tag.ts'
import { deleteExchangeFile, myExchangeFile, saveExchangeFile } from './exchange-file-service.ts'

/** The exchange file that the caller keeps in the account. */
export function exchangeFileRoutes(db: Kysely<Tables>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint('readExchangeFile'),
      handler: async (request, reply) => {
        const saved = await myExchangeFile(db, request.caller())
        if (saved) reply.header('etag', tagOf(saved))
        return reply.code(200).send({ saved })
      },
    })

    app.route({
      ...endpoint('saveExchangeFile'),
      handler: async (request, reply) => {
        const seenVersion = versionIn(request.headers['if-match'])
        const saved = await saveExchangeFile(db, request.caller(), request.body.file, seenVersion)
        if (!saved.ok) return reply.problem('exchange_file_conflict', saved.error)
        return reply.code(200).header('etag', tagOf(saved.value)).send(saved.value)
      },
    })

    app.route({
      ...endpoint('deleteExchangeFile'),
      handler: async (request, reply) => {
        await deleteExchangeFile(db, request.caller())
        return reply.code(204).send(null)
      },
    })
  }
}
