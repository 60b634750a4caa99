import type { FastifyInstance } from 'fastify'
import type { AuthContext } from '../context/context.ts'
import { accountFailures } from '../failures/accounts.ts'
import { fail } from '../failures/result.ts'
import { adminAuditRoutes } from './admin-audit-routes.ts'
import { adminFactorRoutes } from './admin-factor-routes.ts'
import { adminLinkRoutes } from './admin-link-routes.ts'
import { adminUserRoutes } from './admin-user-routes.ts'
import { forAdministrators } from './for-administrators.ts'

/** All routes for administrators only. */
export function adminRoutes(app: FastifyInstance, context: AuthContext): void {
  adminUserRoutes(app, context)
  adminFactorRoutes(app, context)
  adminLinkRoutes(app, context)
  adminAuditRoutes(app, context)
  // This server is not an OAuth server for others, and responds like the hosted one with that feature disabled.
  const switchedOff = forAdministrators(context, () => Promise.resolve(fail(accountFailures.oauthServerDisabled)))
  for (const url of ['/admin/oauth/clients', '/admin/oauth/clients/*']) {
    app.route({ method: ['GET', 'POST', 'PUT', 'DELETE'], url, handler: switchedOff })
  }
}
