import type { FastifyPluginAsync } from 'fastify'
import fp from 'fastify-plugin'

const lost = new Set(['bad_oauth_state', 'bad_oauth_callback'])

/**
 * The auth service sends whoever comes back from a provider with a state that it does not know to the site itself, as it
 * cannot tell where they began. The page that tells about such returns is another one.
 */
export const lostSignIns: FastifyPluginAsync = fp(
  async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (!request.url.startsWith('/?')) return
      const query = new URLSearchParams(request.url.slice(2))
      if (lost.has(query.get('error_code') ?? ''))
        await reply.redirect(`/auth/callback?from=login&${query.toString()}`, 303)
    })
  },
  { name: 'lost-sign-ins' },
)
