import type { onRequestHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../config/config.ts'

/** Names of the loopback interface. A page whose domain was made to resolve here (DNS rebinding) sends its own. */
const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)(?::\d+)?$/i

/**
 * On a machine that only its own programs reach, `/dev` is there only under the machine's own names: any website could
 * otherwise read the mailbox through the browser of whoever develops here.
 */
export const loopbackHosts = fp<Pick<Config, 'host' | 'publicUrl' | 'trustProxy'>>(
  async (app, { host, publicUrl, trustProxy }) => {
    if (trustProxy !== false || !loopbackHost.test(host) || !loopbackHost.test(new URL(publicUrl).hostname)) return
    const refuseOthers: onRequestHookHandler = (request, reply, done) => {
      if (loopbackHost.test(request.headers.host ?? '')) done()
      else reply.problem('not_found')
    }
    app.addHook('onRoute', (route) => {
      if (route.url.startsWith('/dev/')) route.onRequest = [refuseOthers, ...[route.onRequest ?? []].flat()]
    })
  },
  { name: 'loopback-hosts' },
)
