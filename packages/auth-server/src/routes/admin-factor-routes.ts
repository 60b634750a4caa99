import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuthContext } from '../context/context.ts'
import type { AuditTraits } from '../database/audit-log.ts'
import { lowerSessions } from '../database/assurance.ts'
import { removeFactor, renameFactor, type FactorOfUser } from '../database/managed-factors.ts'
import type { FactorRow, UserRow } from '../database/tables.ts'
import type { FailureReply } from '../failures/index.ts'
import { factorNameTaken, mfaFailures } from '../failures/mfa.ts'
import { auditAdministration, changeUniquely } from '../flows/administration.ts'
import { isVerified } from '../flows/current-session.ts'
import { orderNotice } from '../delivery/send-notice.ts'
import { fail, succeed, type Result } from '../failures/result.ts'
import { optionalText, readBody } from '../wire/body.ts'
import { factorJson } from '../wire/user-json.ts'
import { findTarget } from './admin-user-routes.ts'
import { forAdministrators } from './for-administrators.ts'

const path = '/admin/users/:userId/factors'
const factorBody = z.object({ friendly_name: optionalText })

/** /admin/users/{id}/factors: lists, renames and deletes the second factors of an account. */
export function adminFactorRoutes(app: FastifyInstance, context: AuthContext): void {
  app.get(
    path,
    forAdministrators(context, async ({ request }) => {
      const target = await findTarget(context, request)
      return target.ok ? succeed(target.value.factors.map(factorJson)) : target
    }),
  )
  app.put(
    `${path}/:factorId`,
    forAdministrators(context, async ({ request, administrator }) => {
      const target = await findFactor(context, request)
      if (!target.ok) return target
      const body = readBody(request, factorBody)
      if (!body.ok) return body
      const { user, factor, row } = target.value
      const name = body.value.friendly_name || row.friendly_name
      return changeUniquely(context, { 'factor name': factorNameTaken(name) }, async (trx) => {
        const renamed = await renameFactor(trx, factor, { name, now: context.now() })
        if (renamed === undefined) return fail(mfaFailures.factorNotFound)
        await auditAdministration(context, trx, { action: 'factor_updated', subject: user, administrator })
        return succeed(factorJson(renamed))
      })
    }),
  )
  app.delete(
    `${path}/:factorId`,
    forAdministrators(context, async ({ request, administrator }) => {
      const target = await findFactor(context, request)
      if (!target.ok) return target
      const { user, factor, row } = target.value
      return context.db.transaction().execute(async (trx) => {
        await lowerSessions(trx, { factor: row, now: context.now() })
        const removed = await removeFactor(trx, factor)
        if (removed === undefined) return fail(mfaFailures.factorNotFound)
        await auditAdministration(context, trx, {
          action: 'factor_deleted',
          subject: user,
          administrator,
          traits: removalOf(row),
        })
        if (isVerified(row))
          await orderNotice(context, trx, {
            kind: row.factor_type === 'recovery_code' ? 'recovery_codes_removed' : 'factor_removed',
            user,
          })
        return succeed(factorJson(removed))
      })
    }),
  )
}

/** An unfinished enrollment was not part of signing in. */
function removalOf(factor: FactorRow): AuditTraits {
  if (!isVerified(factor)) return {}
  return { changed: factor.factor_type === 'recovery_code' ? 'recovery_codes_removed' : 'second_factor_removed' }
}

interface FactorTarget {
  user: UserRow
  factor: FactorOfUser
  row: FactorRow
}

async function findFactor(context: AuthContext, request: FastifyRequest): Promise<Result<FactorTarget, FailureReply>> {
  const target = await findTarget(context, request)
  if (!target.ok) return target
  const { user, factors } = target.value
  const { factorId } = request.params as { factorId: string }
  if (!z.guid().safeParse(factorId).success) return fail(mfaFailures.factorIdFormat)
  const found = factors.find(({ id }) => id === factorId.toLowerCase())
  if (found === undefined) return fail(mfaFailures.factorNotFound)
  return succeed({ user, factor: { userId: user.id, factorId: found.id }, row: found })
}
