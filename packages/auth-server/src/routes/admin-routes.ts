import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../context'
import { accountFailures } from '../failures/accounts'
import { fail } from '../result'
import { adminAuditRoutes } from './admin-audit-routes'
import { adminFactorRoutes } from './admin-factor-routes'
import { adminLinkRoutes } from './admin-link-routes'
import { adminUserRoutes } from './admin-user-routes'
import { forAdministrators } from './for-administrators'

/** Everything that only administrators may call. */
export function adminRoutes(app: FastifyInstance, context: AuthContext): void {
  adminUserRoutes(app, context)
  adminFactorRoutes(app, context)
  adminLinkRoutes(app, context)
  adminAuditRoutes(app, context)
  // This server is no OAuth server for others, and says so as the hosted one does where that is switched off.
  const switchedOff = forAdministrators(context, () => Promise.resolve(fail(accountFailures.oauthServerDisabled)))
  for (const url of ['/admin/oauth/clients', '/admin/oauth/clients/*']) {
    app.route({ method: ['GET', 'POST', 'PUT', 'DELETE'], url, handler: switchedOff })
  }
}
