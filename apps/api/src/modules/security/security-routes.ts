import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Kysely } from 'kysely'
import type { SecurityOfAccounts } from '../../accounts.js'
import type { Tables } from '../../database/tables.js'
import { endpoint } from '../../plugins/contract.js'
import { openInvestor } from '../users/users-service.js'
import { readSecurity } from './security.js'

interface SecurityDeps {
  db: Kysely<Tables>
  /** Left out where the auth service tells nothing of it. */
  security: SecurityOfAccounts | undefined
}

/** Where the caller is signed in, what happened to the account, and the end of one session. */
export function securityRoutes({ db, security }: SecurityDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint('getSecurity'),
      handler: async (request, reply) => {
        const caller = request.caller()
        await openInvestor(db, caller)
        return reply.code(200).send(await readSecurity(security, caller.identity))
      },
    })

    app.route({
      ...endpoint('endSession'),
      handler: async (request, reply) => {
        const caller = request.caller()
        await openInvestor(db, caller)
        const ended = await security?.endSession(request.params.id, caller.identity.userId)
        return ended ? reply.code(204).send(null) : reply.problem('not_found')
      },
    })
  }
}
