import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { endpoint } from '../../plugins/contract.ts'
import {
  listConsultations,
  requestConsultation,
  shareConsultation,
  withdrawConsultation,
  type ConsultationDeps,
  type MissingFields,
} from './consultations-service.ts'

/** Requests to be called by the advisor partner: create, change, share, withdraw, and list with their status. */
export function consultationsRoutes(deps: ConsultationDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint('requestConsultation'),
      handler: async (request, reply) => {
        const outcome = await requestConsultation(deps, request.caller(), request.body, {
          idempotencyKey: request.headers['idempotency-key'],
          shownWords: request.headers['shown-words'],
          shownOn: request.headers['shown-on'],
        })
        if (outcome.ok) return reply.code(outcome.value.repeated ? 200 : 201).send(outcome.value.receipt)
        return typeof outcome.error === 'string'
          ? reply.problem(outcome.error)
          : reply.problem('validation_failed', missingFieldsError(outcome.error))
      },
    })

    app.route({
      ...endpoint('listConsultations'),
      handler: async (request, reply) => reply.code(200).send(await listConsultations(deps, request.caller())),
    })

    app.route({
      ...endpoint('shareConsultation'),
      handler: async (request, reply) => {
        const { textConsent } = request.body
        const outcome = await shareConsultation(deps, request.caller(), request.params.id, {
          textConsent,
          shownWords: request.headers['shown-words'],
          shownOn: request.headers['shown-on'],
        })
        if (outcome.ok) return reply.code(200).send(outcome.value)
        return typeof outcome.error === 'string'
          ? reply.problem(outcome.error)
          : reply.problem('validation_failed', missingFieldsError(outcome.error))
      },
    })

    app.route({
      ...endpoint('withdrawConsultation'),
      handler: async (request, reply) => {
        const outcome = await withdrawConsultation(deps, request.caller(), request.params.id)
        return outcome.ok ? reply.code(200).send(outcome.value) : reply.problem(outcome.error)
      },
    })
  }
}

function missingFieldsError(issues: MissingFields) {
  return { sentence: `${issues[0]?.message}.`, issues: [...issues] }
}
