import type { Limiter } from '@dst/auth-server'
import type { FastifyPluginAsync } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { rateLimits } from '../../plugins/rate-limits.ts'
import type { Announcer } from '../../jobs/announce-appointment.ts'
import { acknowledgeByMail, readLink } from './acknowledge.ts'
import { sendPage } from '../../plugins/send-page.ts'

/** The path of a link in a mail to the partner. */
export const acknowledgementPath = '/partner/acknowledge'

/**
 * The page behind the link in an email to the partner. Opening it changes nothing, since mail programs open links to
 * scan them; only its button does.
 */
export function acknowledgementRoutes({
  limiter,
  ...deps
}: Announcer & { db: Kysely<Tables>; limiter: Limiter }): FastifyPluginAsync {
  const { db } = deps
  return async (app) => {
    await app.register(rateLimits, { limiter })
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
      done(null, {}),
    )
    const options = { schema: { hide: true } }
    const address = `${acknowledgementPath}/:token`

    app.get<{ Params: { token: string } }>(address, options, async (request, reply) => {
      if (!(await readLink(db, request.params.token))) return sendPage(reply.code(404), ...unusable)
      return sendPage(
        reply,
        'Confirm that you have this request',
        '<form method="post"><p>This tells us, and the person who asked, that the request has reached ' +
          'you.</p><p><button>I have this request</button></p></form>',
      )
    })

    app.post<{ Params: { token: string } }>(address, options, async (request, reply) => {
      const named = await readLink(db, request.params.token)
      if (!named) return sendPage(reply.code(404), ...unusable)
      if (!(await db.transaction().execute((trx) => acknowledgeByMail(trx, deps, named))))
        return sendPage(reply.code(409), ...overtaken)
      return sendPage(
        reply,
        'Thank you',
        '<p>We have noted that the request has reached you. You can close this page.</p>',
      )
    })
  }
}

const unusable = [
  'This link cannot be used',
  '<p>It is incomplete or older than a week. Please open the newest mail about this request.</p>',
] as const
const overtaken = [
  'This request has changed',
  '<p>The person has changed or withdrawn it since this mail was sent. Please open the newest mail about this ' +
    'request.</p>',
] as const
