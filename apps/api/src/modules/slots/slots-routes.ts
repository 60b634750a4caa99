import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { endpoint } from '../../plugins/contract.ts'
import { bookAppointment, cancelAppointment, holdSlot, listSlots, type SlotDeps } from './slots-service.ts'

/** A time outside the partner's hours, too soon, or too far ahead. */
const notOffered = 'This time is not offered. These are the nearest free ones.'

/** Time slots for appointments with the partner: list, hold, book, move and cancel. */
export function slotsRoutes(deps: SlotDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint('listSlots'),
      handler: async (request, reply) => reply.code(200).send(await listSlots(deps, request.caller())),
    })

    app.route({
      ...endpoint('holdSlot'),
      handler: async (request, reply) => {
        const outcome = await holdSlot(deps, request.caller(), new Date(request.body.start))
        if (outcome.ok) return reply.code(201).send(outcome.value)
        const { reason, slots } = outcome.error
        return reply.problem('slot_taken', { slots, ...(reason === 'not_offered' ? { sentence: notOffered } : {}) })
      },
    })

    app.route({
      ...endpoint('bookAppointment'),
      handler: async (request, reply) => {
        const outcome = await bookAppointment(deps, request.caller(), { id: request.params.id, ...request.body })
        return outcome.ok ? reply.code(200).send(outcome.value) : reply.problem(outcome.error)
      },
    })

    app.route({
      ...endpoint('cancelAppointment'),
      handler: async (request, reply) => {
        const outcome = await cancelAppointment(deps, request.caller(), request.params.id)
        return outcome.ok ? reply.code(204).send(null) : reply.problem(outcome.error)
      },
    })
  }
}
