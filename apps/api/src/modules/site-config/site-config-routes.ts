import type { FastifyPluginAsync } from 'fastify'
import type { SessionConfig } from '../../config/session-config.ts'

/** What the site needs to know about its deployment, so that one build runs everywhere. Nothing in it is secret. */
export interface SiteConfig {
  /** Base URL of the auth service; `/` is the site's own origin. */
  authUrl: string
  authAnonKey: string
  /** `pkce` if the service's links return codes; omitted if they return tokens. */
  authFlow?: 'pkce' | undefined
  /** Whether people can sign in with Google. */
  google: () => boolean
  /** Same-origin path of the analytics script, or null for none. */
  analyticsPath: string | null
  /** Whether people can delete their account themselves. */
  accountDeletion: boolean
  /** Whether account holders may have to agree to changed terms, so that a page asks whether this one does. */
  asksAgreement: boolean
  /** Whether consultation requests are accepted. */
  consultationsOpen: boolean
  /** When sessions end, so that an open page can say so before. */
  sessionLimits: SessionConfig
  /** Host name in the ids of calendar events, so that a file that the site makes is the event of the invitation. */
  calendarHost: string
}

/** Serves the site's configuration at `/config.json`. */
export function siteConfigRoutes(config: SiteConfig): FastifyPluginAsync {
  return async (app) => {
    app.get('/config.json', { schema: { hide: true } }, (request, reply) => {
      // A browser that sends Global Privacy Control is not tracked, whatever its cached copy of the site does.
      const analyticsPath = request.headers['sec-gpc'] === '1' ? null : config.analyticsPath
      return reply
        .header('cache-control', 'no-cache')
        .header('vary', 'Sec-GPC')
        .send({ ...config, google: config.google(), analyticsPath })
    })
  }
}
