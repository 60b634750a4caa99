import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { endpoint } from '../../plugins/contract.ts'
import type { ShareDeps } from './exchange-shares-service.ts'
import { countDisplayedVerdict, listVerdicts } from './verdicts-service.ts'

/** Counts which verdicts people are shown, without anything about the people. */
export function verdictsRoutes(deps: ShareDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint('countVerdict'),
      handler: async (request, reply) => {
        await countDisplayedVerdict(deps, request.body.rule)
        return reply.code(204).send(null)
      },
    })

    app.route({
      ...endpoint('listVerdicts'),
      handler: async (_request, reply) => reply.code(200).send(await listVerdicts(deps)),
    })
  }
}
