import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { endpoint } from '../../plugins/contract.ts'
import { recordLeadAction, undoLeadAction, type ActionRefusal } from './actions-service.ts'
import { countLeadNews, firmMember, openLead, readLeads, type DeskDeps } from './leads-service.ts'

/** Said at the desk of a lead that its person has changed. */
const changed = 'The person has changed this request since you opened it. Please read it once more.'

/** The desk of the partner firm: its leads, and what its members report about them. */
export function leadRoutes(deps: DeskDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint('listLeads'),
      handler: async (request, reply) => {
        const outcome = await readLeads(deps, firmMember(request.deskCaller()), request.body)
        return outcome.ok ? reply.code(200).send(outcome.value) : reply.problem(outcome.error)
      },
    })

    const news = endpoint('countLeadNews')
    app.route({
      ...news,
      // A page that asks by itself must not keep the session alive.
      config: { ...news.config, background: true },
      handler: async (request, reply) =>
        reply.code(200).send(await countLeadNews(deps, firmMember(request.deskCaller()), request.body)),
    })

    app.route({
      ...endpoint('openLead'),
      handler: async (request, reply) => {
        const outcome = await openLead(deps, firmMember(request.deskCaller()), request.params.id)
        return outcome.ok ? reply.code(200).send(outcome.value) : reply.problem(outcome.error)
      },
    })

    app.route({
      ...endpoint('recordLeadAction'),
      handler: async (request, reply) => {
        const outcome = await recordLeadAction(deps, firmMember(request.deskCaller()), {
          requestId: request.params.id,
          idempotencyKey: request.headers['idempotency-key'],
          ...request.body,
        })
        if (!outcome.ok) return refuse(reply, outcome.error)
        const { pending, repeated } = outcome.value
        return reply.code(repeated ? 200 : 201).send(pending)
      },
    })

    app.route({
      ...endpoint('undoLeadAction'),
      handler: async (request, reply) => {
        const outcome = await undoLeadAction(deps, firmMember(request.deskCaller()), request.params.id)
        return outcome.ok ? reply.code(204).send(null) : reply.problem(outcome.error)
      },
    })
  }
}

function refuse(reply: FastifyReply, refusal: ActionRefusal): FastifyReply {
  switch (refusal.code) {
    case 'request_ended':
      return reply.problem(refusal.code, { state: refusal.state })
    case 'slot_taken':
      return reply.problem(refusal.code, { slots: refusal.slots })
    case 'validation_failed':
      return reply.problem(refusal.code, {
        sentence: `${refusal.issue}.`,
        issues: [{ field: refusal.field, code: 'custom', message: refusal.issue }],
      })
    case 'version_conflict':
      return reply.problem(refusal.code, { sentence: changed })
    case 'not_found':
    case 'idempotency_key_reused':
    case 'action_pending':
      return reply.problem(refusal.code)
  }
}
