import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.js'
import { endpoint } from '../../plugins/contract.js'
import { requestConsultation } from './consultations-service.js'

/** A request to be called by the advisor partner. */
export function consultationsRoutes(db: Kysely<Tables>): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint('requestConsultation'),
      handler: async (request, reply) => {
        const outcome = await requestConsultation(db, request.caller(), request.body, {
          idempotencyKey: request.headers['idempotency-key'],
          shownWords: request.headers['shown-words'],
        })
        return outcome.ok
          ? reply.code(outcome.value.repeated ? 200 : 201).send(outcome.value.receipt)
          : reply.problem(outcome.error)
      },
    })
  }
}
