import type { FastifyPluginAsync } from 'fastify'
import fp from 'fastify-plugin'

const lost = new Set(['bad_oauth_state', 'bad_oauth_callback'])

/**
 * When a provider redirects back with an unknown state, the auth service cannot tell where the sign-in began and
 * redirects to the site's root. This plugin redirects to the page that explains the error.
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
