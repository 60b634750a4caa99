import type { FastifyInstance } from 'fastify'
import type { AuthMail } from '../options/options.ts'

/**
 * Host names of the loopback interface. A foreign page whose domain resolves here (DNS rebinding) sends its own name.
 */
const loopbackNames = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i
const loopbackAddresses = /^(::ffff:)?127\.|^::1$/

/** GET /dev/mailbox: the emails kept for lack of a mail server, for local programs only. `?to=` filters by address. */
export function mailboxRoute(app: FastifyInstance, storedMails: readonly AuthMail[]): void {
  app.get('/dev/mailbox', (request, reply) => {
    const isLocal =
      loopbackAddresses.test(request.socket.remoteAddress ?? '') && loopbackNames.test(request.headers.host ?? '')
    if (!isLocal) return reply.code(404).send({ message: 'Not Found' })
    const { to } = request.query as { to?: unknown }
    const mails = typeof to === 'string' ? storedMails.filter((mail) => mail.to === to.toLowerCase()) : storedMails
    return reply.header('cache-control', 'no-store').send(mails)
  })
}
