import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { endpoint } from '../../plugins/contract.ts'
import { firmMember, type DeskDeps } from './leads-service.ts'
import { listTimes, readTimes, saveTimes } from './schedule-service.ts'

/** Said at the desk of a schedule that a colleague has saved meanwhile. */
const changed = 'Somebody else has changed your times. Please look at them once more.'

/** When the firm can be talked to, as its own members set it. */
export function scheduleRoutes(deps: DeskDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint('readSchedule'),
      handler: async (request, reply) => {
        const outcome = await readTimes(deps, firmMember(request.deskCaller()))
        return outcome.ok ? reply.code(200).send(outcome.value) : reply.problem(outcome.error)
      },
    })

    app.route({
      ...endpoint('saveSchedule'),
      handler: async (request, reply) => {
        const outcome = await saveTimes(deps, firmMember(request.deskCaller()), request.body)
        if (outcome.ok) return reply.code(200).send(outcome.value)
        const { error } = outcome
        switch (error.code) {
          case 'not_found':
            return reply.problem(error.code)
          case 'version_conflict':
            return reply.problem(error.code, { sentence: changed, schedule: error.current })
          case 'validation_failed':
            return reply.problem(error.code, {
              sentence: `${error.issues[0]?.message}.`,
              issues: error.issues.map((issue) => ({ ...issue, field: `schedule.${issue.field}` })),
            })
        }
      },
    })

    app.route({
      ...endpoint('listFirmSlots'),
      handler: async (request, reply) => {
        const outcome = await listTimes(deps, firmMember(request.deskCaller()))
        return outcome.ok ? reply.code(200).send(outcome.value) : reply.problem(outcome.error)
      },
    })
  }
}
