import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { endpoint } from '../../plugins/contract.ts'
import type { ShareDeps } from './exchange-shares-service.ts'
import { chooseReminders, myReminders } from './reminders-service.ts'

/** Whether the caller is reminded of the deadlines of the exchange file that they keep in the account. */
export function remindersRoutes(deps: ShareDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint('readReminders'),
      handler: async (request, reply) => reply.code(200).send(await myReminders(deps, request.caller())),
    })

    app.route({
      ...endpoint('chooseReminders'),
      handler: async (request, reply) => {
        const choice = {
          timeZone: request.body.timeZone,
          shownWords: request.headers['shown-words'],
          shownOn: request.headers['shown-on'],
        }
        return reply.code(200).send(await chooseReminders(deps, request.caller(), choice))
      },
    })
  }
}
