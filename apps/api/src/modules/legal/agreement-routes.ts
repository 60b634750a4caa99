import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { endpoint } from '../../plugins/contract.ts'
import { agreeToTerms, myAgreement, type AgreementDeps } from './agreement-service.ts'

/** Whether the caller is asked to agree to changed terms, and their agreement. */
export function agreementRoutes(deps: AgreementDeps): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...endpoint('readAgreement'),
      handler: async (request, reply) => reply.code(200).send(await myAgreement(deps, request.caller())),
    })

    app.route({
      ...endpoint('agreeToTerms'),
      handler: async (request, reply) =>
        reply.code(200).send(await agreeToTerms(deps, request.caller(), request.body.words)),
    })
  }
}
