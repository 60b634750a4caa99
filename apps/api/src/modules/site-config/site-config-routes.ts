import type { FastifyPluginAsync } from 'fastify'

/** What the site must know of where it runs, so that one build serves everywhere. Nothing in it is secret. */
export interface SiteConfig {
  /** Project URL of the auth service; `/` is the site's own origin. */
  authUrl: string
  authAnonKey: string
  /** Same-origin path of the analytics script, or null for none. */
  analyticsPath: string | null
}

/** The site's configuration at `/config.json`. */
export function siteConfigRoutes(config: SiteConfig): FastifyPluginAsync {
  return async (app) => {
    app.get('/config.json', { schema: { hide: true } }, (_request, reply) => reply.header('cache-control', 'no-cache').send(config))
  }
}
