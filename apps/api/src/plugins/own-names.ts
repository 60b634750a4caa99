import fp from 'fastify-plugin'
import type { Config } from '../config.ts'

/** Names of the loopback interface. A page whose domain was made to resolve here (DNS rebinding) sends its own. */
const ownName = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)(?::\d+)?$/i

/**
 * On a machine that only its own programs reach, `/dev` is there only under the machine's own names: any website could
 * otherwise read the mailbox through the browser of whoever develops here.
 */
export const ownNames = fp<Pick<Config, 'host' | 'publicUrl' | 'trustProxy'>>(
  async (app, { host, publicUrl, trustProxy }) => {
    if (trustProxy !== false || !ownName.test(host) || !ownName.test(new URL(publicUrl).hostname)) return
    app.addHook('onRequest', (request, reply, done) => {
      const isStandIn = request.routeOptions.url?.startsWith('/dev/') ?? false
      if (isStandIn && !ownName.test(request.headers.host ?? '')) reply.problem('not_found')
      else done()
    })
  },
  { name: 'own-names' },
)
