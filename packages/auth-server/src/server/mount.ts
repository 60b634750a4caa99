import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import type { AuthContext } from '../context/context.ts'
import { failures } from '../failures/index.ts'
import { absentFeatures } from '../routes/absent-features.ts'
import { adminPasskeyRoutes } from '../routes/admin-passkey-routes.ts'
import { adminRoutes } from '../routes/admin-routes.ts'
import { authorizeRoutes } from '../routes/authorize-routes.ts'
import { callbackRoutes } from '../routes/callback-routes.ts'
import { factorRemovalRoutes } from '../routes/factor-removal-routes.ts'
import { factorRoutes } from '../routes/factor-routes.ts'
import { identityRoutes } from '../routes/identity-routes.ts'
import { informationRoutes } from '../routes/information-routes.ts'
import { logoutRoutes } from '../routes/logout-routes.ts'
import { mailRoutes } from '../routes/mail-routes.ts'
import { otpRoutes } from '../routes/otp-routes.ts'
import { passkeyRoutes } from '../routes/passkey-routes.ts'
import { reauthenticationRoutes } from '../routes/reauthentication-routes.ts'
import { recoveryCodeRoutes } from '../routes/recovery-code-routes.ts'
import { signUpRoutes } from '../routes/sign-up-routes.ts'
import { tokenRoutes } from '../routes/token-routes.ts'
import { undoRoutes } from '../routes/undo-routes.ts'
import { userRoutes } from '../routes/user-routes.ts'
import { verifyRoutes } from '../routes/verify-routes.ts'
import { makeApiKeyGate } from '../wire/api-key.ts'
import { corsOptions } from '../wire/cors-options.ts'
import { makeErrorHandler, sendFailure } from '../wire/error-reply.ts'
import { notePaths } from '../wire/known-paths.ts'
import { makeRateLimits } from '../wire/rate-limits.ts'

const bodyLimitBytes = 1_048_576

/** Adds every route, with the error handler, body parser, CORS and key check that belong to this server alone. */
export async function mount(
  app: FastifyInstance,
  context: AuthContext,
  isOutage: (error: unknown) => boolean,
): Promise<void> {
  app.setErrorHandler(makeErrorHandler(isOutage))
  app.removeAllContentTypeParsers()
  // Kept as a string: for an empty or malformed body, a route that needs one returns the error of the API contract.
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: bodyLimitBytes }, (_request, body, done) =>
    done(null, body),
  )
  await app.register(cors, corsOptions)
  await app.register(cookie)
  app.addHook('onRequest', preventCaching)
  app.addHook('onRequest', makeApiKeyGate(context.settings))
  const isKnownPath = notePaths(app)
  const limits = makeRateLimits(context)
  const rate = limits.check
  signUpRoutes(app, context, limits)
  tokenRoutes(app, context, limits)
  verifyRoutes(app, context, rate('verify'))
  mailRoutes(app, context, { recover: rate('recover'), resend: rate('resend') })
  otpRoutes(app, context, rate('otp'))
  userRoutes(app, context, rate('user'))
  undoRoutes(app, context, rate('verify'))
  reauthenticationRoutes(app, context, rate('reauthenticate'))
  authorizeRoutes(app, context, rate('provider'))
  callbackRoutes(app, context, rate('provider'))
  identityRoutes(app, context)
  logoutRoutes(app, context)
  informationRoutes(app, context)
  adminRoutes(app, context)
  factorRoutes(app, context, limits)
  factorRemovalRoutes(app, context, limits)
  recoveryCodeRoutes(app, context, limits)
  passkeyRoutes(app, context, limits)
  adminPasskeyRoutes(app, context)
  absentFeatures(app, context)
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    return sendFailure(request, reply, isKnownPath(path) ? failures.methodNotAllowed : failures.notFound)
  })
}

/** Responses contain personal data or tokens unless their route says otherwise. */
const preventCaching: onRequestHookHandler = (_request, reply, done) => {
  reply.header('cache-control', 'no-store')
  done()
}
