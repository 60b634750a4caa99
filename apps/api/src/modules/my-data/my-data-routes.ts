import type { PartnerFirm } from '@dst/content/partner'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Accounts } from '../../accounts/accounts.ts'
import { endpoint } from '../../plugins/contract.ts'
import { recipientOf } from '../../config/partner-config.ts'
import { deleteAccount, hasJustSignedIn, type DeletionDeps } from './delete-account.ts'
import { gatherMyData, listMyConsents } from './my-data.ts'

interface MyDataDeps extends DeletionDeps {
  describe: Accounts['describe']
  partner: PartnerFirm
  /** Whether people can delete their account themselves. */
  deletionOpen: boolean
}

/** The data stored about the caller: list the consents, download everything, or delete the account. */
export function myDataRoutes(deps: MyDataDeps): FastifyPluginAsyncZod {
  const { db, describe, deletionOpen } = deps
  const partner = recipientOf(deps.partner)
  return async (app) => {
    app.route({
      ...endpoint('listConsents'),
      handler: async (request, reply) => reply.code(200).send(await listMyConsents(db, request.caller())),
    })

    app.route({
      ...endpoint('downloadMyData'),
      handler: async (request, reply) => {
        const caller = request.caller()
        const account = await describe(caller.identity)
        if (!account) return reply.problem('unavailable')
        reply.header('content-disposition', 'attachment; filename="dst-investing-my-data.json"')
        return reply.code(200).send(await gatherMyData({ db, partner, account }, caller))
      },
    })

    app.route({
      ...endpoint('deleteMe'),
      handler: async (request, reply) => {
        if (!deletionOpen) return reply.problem('deletion_closed')
        const caller = request.caller()
        if (!hasJustSignedIn(caller)) return reply.problem('reauthentication_needed')
        const outcome = await deleteAccount(deps, caller)
        if (outcome.ok) return reply.code(204).send(null)
        request.log.warn(
          { code: 'auth_service_keeps_account' },
          'an account was not deleted: the auth service did not take it',
        )
        return reply.problem(outcome.error)
      },
    })
  }
}
