import type { GoogleContext } from '../auth-client.ts'

/** The site's pages that the service redirects users back to. */
export interface SiteLinks {
  authCallback(from?: GoogleContext): string
  /** Where the link that confirms a new address leads. The URL itself says so, as the code of a link does not. */
  emailChange(): string
  resetPassword(): string
}

/** Builds the return URLs under the site's own origin. */
export function siteLinks(site: string | (() => string)): SiteLinks {
  const base = (): string => (typeof site === 'string' ? site : site()).replace(/\/+$/, '')
  return {
    authCallback: (from) => `${base()}/auth/callback${from === undefined ? '' : `?from=${from}`}`,
    emailChange: () => `${base()}/auth/callback?type=email_change`,
    resetPassword: () => `${base()}/reset-password`,
  }
}
