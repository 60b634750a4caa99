import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { endpoint } from '../../plugins/contract.ts'
import { openedShare, myShares, shareExchange, withdrawMyShare, type ShareDeps } from './exchange-shares-service.ts'

/** Links to encrypted content: their owner's calls, and the one of whoever has a link. */
export function exchangeSharesRoutes(deps: ShareDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint('shareExchange'),
      handler: async (request, reply) => {
        const shared = await shareExchange(deps, request.caller(), request.body.ciphertext)
        return shared.ok ? reply.code(201).send(shared.value) : reply.problem(shared.error)
      },
    })

    app.route({
      ...endpoint('listExchangeShares'),
      handler: async (request, reply) => reply.code(200).send(await myShares(deps, request.caller())),
    })

    app.route({
      ...endpoint('withdrawExchangeShare'),
      handler: async (request, reply) => {
        const withdrawn = await withdrawMyShare(deps, request.caller(), request.params.id)
        return withdrawn ? reply.code(204).send(null) : reply.problem('not_found')
      },
    })

    app.route({
      ...endpoint('openExchangeShare'),
      // A look at the headers alone must not count as an open.
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const opened = await openedShare(deps, request.params.id)
        return opened.ok ? reply.code(200).send(opened.value) : reply.problem(opened.error)
      },
    })
  }
}
