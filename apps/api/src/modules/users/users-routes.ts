import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Kysely } from 'kysely'
import type { Identity } from '../../database/identity.ts'
import type { Tables } from '../../database/tables.ts'
import { endpoint } from '../../plugins/contract.ts'
import { tagOf, versionIn } from './record-tag.ts'
import { addressIsKnown, createInvestor, saveInvestor } from './users-service.ts'
import { myRecord } from '../../accounts/own-record.ts'

/**
 * Upper bound of a random delay before the response: hundreds of times the timing difference between finding a row and
 * finding none.
 */
const maxPauseMs = 25

/** Calls on one person's record. A token only grants access to the record of its own email address. */
export function usersRoutes(
  db: Kysely<Tables>,
  hasAccount: (email: string) => Promise<boolean>,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint('findUser'),
      handler: async (request, reply) => {
        const { email } = request.params
        if (!request.identity) {
          const known = await addressIsKnown(db, email, hasAccount)
          await sleep(randomInt(maxPauseMs))
          return reply.code(known ? 200 : 404).send({ account: known ? 'some' : 'none' })
        }
        if (!owns(request.identity, email)) return reply.problem('forbidden')
        const investor = await myRecord(db, request.identity)
        return investor ? reply.code(200).header('etag', tagOf(investor)).send(investor) : reply.problem('not_found')
      },
    })

    app.route({
      ...endpoint('saveUser'),
      handler: async (request, reply) => {
        const caller = request.caller()
        if (!owns(caller.identity, request.params.email)) return reply.problem('forbidden')
        const saved = await saveInvestor(db, caller, request.body, {
          seenVersion: versionIn(request.headers['if-match']),
          idempotencyKey: request.headers['idempotency-key'],
        })
        if (!saved.ok) {
          const { code, ...more } = saved.error
          return reply.problem(code, more)
        }
        const { investor, difference } = saved.value
        if (difference)
          request.log.warn({ code: 'score_difference', ...difference }, 'the client computed another score')
        return reply.code(200).header('etag', tagOf(investor)).send(investor)
      },
    })

    app.route({
      ...endpoint('createUser'),
      handler: async (request, reply) => {
        const caller = request.caller()
        if (!owns(caller.identity, request.body.email)) return reply.problem('forbidden')
        const created = await createInvestor(db, caller, request.body)
        return created.ok ? reply.code(201).send(created.value) : reply.problem(created.error)
      },
    })
  }
}

function owns(identity: Identity, email: string): boolean {
  return identity.email === email.toLowerCase()
}
