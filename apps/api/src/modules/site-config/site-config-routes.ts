import type { FastifyPluginAsync } from 'fastify'

/** What the site must know of where it runs, so that one build serves everywhere. Nothing in it is secret. */
export interface SiteConfig {
  /** Project URL of the auth service; `/` is the site's own origin. */
  authUrl: string
  authAnonKey: string
  /** `pkce` where links of the service bring codes; left out where they bring tokens. */
  authFlow?: 'pkce' | undefined
  /** Whether people can sign in with Google. */
  google: () => boolean
  /** Same-origin path of the analytics script, or null for none. */
  analyticsPath: string | null
  /** Whether people can delete their account themselves. */
  accountDeletion: boolean
  /** Whether requests for a consultation are taken. */
  consultationsOpen: boolean
}

/** The site's configuration at `/config.json`. */
export function siteConfigRoutes(config: SiteConfig): FastifyPluginAsync {
  return async (app) => {
    app.get('/config.json', { schema: { hide: true } }, (request, reply) => {
      // A browser that asks for privacy is not counted, whatever its copy of the site does.
      const analyticsPath = request.headers['sec-gpc'] === '1' ? null : config.analyticsPath
      return reply
        .header('cache-control', 'no-cache')
        .header('vary', 'Sec-GPC')
        .send({ ...config, google: config.google(), analyticsPath })
    })
  }
}
