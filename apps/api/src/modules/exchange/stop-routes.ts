import type { Limiter } from '@dst/auth-server'
import type { FastifyPluginAsync } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { rateLimits } from '../../plugins/rate-limits.ts'
import { sendPage } from '../../plugins/send-page.ts'
import { findStopping, stopReminders } from './reminders-service.ts'
import { stopPath } from './stop-link.ts'

/**
 * The page behind the link that stops reminders. Opening it changes nothing, since mail programs open links to scan
 * them; only its button does, or a mail program's own (RFC 8058).
 */
export function stopRoutes({ db, limiter }: { db: Kysely<Tables>; limiter: Limiter }): FastifyPluginAsync {
  return async (app) => {
    await app.register(rateLimits, { limiter })
    for (const type of ['application/x-www-form-urlencoded', /^multipart\/form-data/])
      app.addContentTypeParser(type, { parseAs: 'string' }, (_request, _body, done) => done(null, {}))
    const options = { schema: { hide: true } }
    const address = `${stopPath}/:token`

    app.get<{ Params: { token: string } }>(address, options, async (request, reply) => {
      if (!(await findStopping(db, request.params.token))) return sendPage(reply.code(404), ...unusable)
      return sendPage(
        reply,
        'Stop the reminders',
        '<form method="post"><p>You will get no more reminders of the deadlines of your exchange. The deadlines ' +
          'stay.</p><p><button>Stop the reminders</button></p></form>',
      )
    })

    app.post<{ Params: { token: string } }>(address, options, async (request, reply) => {
      const investorId = await findStopping(db, request.params.token)
      if (investorId === undefined) return sendPage(reply.code(404), ...unusable)
      await db.transaction().execute((trx) => stopReminders(trx, { investorId, requestId: request.id }))
      return sendPage(
        reply,
        'The reminders are stopped',
        '<p>You can switch them on again under Notifications in your profile.</p>',
      )
    })
  }
}

const unusable = [
  'This link cannot be used',
  '<p>It is incomplete. Please open it from the mail, or sign in and switch the reminders off under Notifications in ' +
    'your profile.</p>',
] as const
