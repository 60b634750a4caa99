import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { endpoint } from '../../plugins/contract.ts'
import {
  bookAppointment,
  cancelAppointment,
  holdSlot,
  listSlots,
  type MissingParts,
  type SlotDeps,
  type SlotRefusal,
} from './slots-service.ts'

/** A time outside the partner's hours, too soon, or too far ahead. */
const notOffered = 'This time is not offered. These are the nearest free ones.'

/** Time slots for appointments with the partner: list, hold, book, move and cancel. */
export function slotsRoutes(deps: SlotDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint('listSlots'),
      handler: async (request, reply) =>
        reply.code(200).send(await listSlots(deps, request.caller(), request.headers['time-zone'])),
    })

    app.route({
      ...endpoint('holdSlot'),
      handler: async (request, reply) => {
        const start = new Date(request.body.start)
        const outcome = await holdSlot(deps, request.caller(), { start, timeZone: request.headers['time-zone'] })
        return outcome.ok ? reply.code(201).send(outcome.value) : refuse(reply, outcome.error)
      },
    })

    app.route({
      ...endpoint('bookAppointment'),
      handler: async (request, reply) => {
        const outcome = await bookAppointment(deps, request.caller(), { id: request.params.id, ...request.body })
        if (outcome.ok) return reply.code(200).send(outcome.value)
        const { error } = outcome
        return typeof error === 'string' ? reply.problem(error) : refuse(reply, error)
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

function refuse(reply: FastifyReply, error: SlotRefusal | MissingParts) {
  if (!('reason' in error))
    return reply.problem('validation_failed', { sentence: `${error[0]?.message}.`, issues: [...error] })
  const { reason, slots } = error
  return reply.problem('slot_taken', { slots, ...(reason === 'not_offered' ? { sentence: notOffered } : {}) })
}
