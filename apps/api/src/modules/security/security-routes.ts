import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Kysely } from 'kysely'
import type { SecurityOfAccounts } from '../../accounts/accounts.ts'
import type { Tables } from '../../database/tables.ts'
import { endpoint } from '../../plugins/contract.ts'
import { openInvestor } from '../../accounts/own-record.ts'
import { readSecurity } from './security.ts'

interface SecurityDeps {
  db: Kysely<Tables>
  /** Omitted when the auth service does not report it. */
  security: SecurityOfAccounts | undefined
}

/** The caller's sessions and security events, and ending one session. */
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
