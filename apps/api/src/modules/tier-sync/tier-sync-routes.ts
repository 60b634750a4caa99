import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { endpoint } from '../../plugins/contract.ts'
import { syncTier } from './tier-sync-service.ts'
import type { WriteAppMetadata } from '../../accounts/accounts.ts'

/** Copies the caller's own tier and score to the auth service. */
export function tierSyncRoutes(db: Kysely<Tables>, writeAppMetadata: WriteAppMetadata): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint('syncTier'),
      handler: async (request, reply) => {
        const { identity } = request.caller()
        if (request.body.email.toLowerCase() !== identity.email) return reply.problem('forbidden')
        const synced = await syncTier(db, identity, writeAppMetadata)
        return synced.ok ? reply.code(204).send(null) : reply.problem(synced.error)
      },
    })
  }
}
