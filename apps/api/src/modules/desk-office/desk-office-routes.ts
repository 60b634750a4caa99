import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { endpoint } from '../../plugins/contract.ts'
import { askForConsent } from './ask-for-consent.ts'
import { readFigures } from './figures-service.ts'
import { readHealth, type HealthDeps } from './health-service.ts'
import { cancelJob, listDeadLetters, retryJob, type JobsDeps } from './jobs-service.ts'
import { listMessages, markMessage } from './messages-service.ts'
import { readProof } from './proof-service.ts'
import { listRequests, openRequest, type RequestsDeps } from './requests-service.ts'

/** What the staff's desk needs. */
export type DeskOfficeDeps = RequestsDeps & JobsDeps & HealthDeps

/** The staff's desk: requests and how they travel, jobs, and messages from the contact form. */
export function deskOfficeRoutes(deps: DeskOfficeDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint('listRequests'),
      handler: async (request, reply) => {
        const page = await listRequests(deps, request.deskCaller(), request.body)
        return page.ok ? reply.code(200).send(page.value) : reply.problem(page.error)
      },
    })
    app.route({
      ...endpoint('openRequest'),
      handler: async (request, reply) => {
        const opened = await openRequest(deps, request.deskCaller(), request.params.id)
        return opened.ok ? reply.code(200).send(opened.value) : reply.problem(opened.error)
      },
    })
    app.route({
      ...endpoint('askForConsent'),
      handler: async (request, reply) => {
        const asked = await askForConsent(deps, request.deskCaller(), request.params.id)
        return asked.ok ? reply.code(204).send(null) : reply.problem(asked.error)
      },
    })
    app.route({
      ...endpoint('readProof'),
      handler: async (request, reply) => {
        const proof = await readProof(deps, request.deskCaller(), request.params.id)
        return proof.ok ? reply.code(200).send(proof.value) : reply.problem(proof.error)
      },
    })
    app.route({
      ...endpoint('listDeadLetters'),
      handler: async (_request, reply) => reply.code(200).send(await listDeadLetters(deps)),
    })
    app.route({
      ...endpoint('retryJob'),
      handler: async (request, reply) => {
        const retried = await retryJob(deps, request.deskCaller(), request.params.id)
        return retried.ok ? reply.code(204).send(null) : reply.problem(retried.error)
      },
    })
    app.route({
      ...endpoint('cancelJob'),
      handler: async (request, reply) => {
        const canceled = await cancelJob(deps, request.deskCaller(), request.params.id)
        return canceled.ok ? reply.code(204).send(null) : reply.problem(canceled.error)
      },
    })
    app.route({
      ...endpoint('listMessages'),
      handler: async (request, reply) => {
        const page = await listMessages(deps, request.deskCaller(), request.body)
        return page.ok ? reply.code(200).send(page.value) : reply.problem(page.error)
      },
    })
    app.route({
      ...endpoint('markMessage'),
      handler: async (request, reply) => {
        const { answered } = request.body
        const marked = await markMessage(deps, request.deskCaller(), { id: request.params.id, answered })
        return marked.ok ? reply.code(200).send(marked.value) : reply.problem(marked.error)
      },
    })
    app.route({
      ...endpoint('readDeskFigures'),
      handler: async (_request, reply) => reply.code(200).send(await readFigures(deps)),
    })
    app.route({
      ...endpoint('readDeskHealth'),
      handler: async (_request, reply) => reply.code(200).send(await readHealth(deps)),
    })
  }
}
