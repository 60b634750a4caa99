import type { GoogleContext } from '../auth-client'

/** The site's pages to which the service sends people back. */
export interface SiteLinks {
  authCallback(from?: GoogleContext): string
  /** Where the link that confirms another address leads. Says so itself, as the code of a link does not. */
  emailChange(): string
  resetPassword(): string
}

/** Makes the return addresses below the site's own address. */
export function siteLinks(site: string | (() => string)): SiteLinks {
  const base = (): string => (typeof site === 'string' ? site : site()).replace(/\/+$/, '')
  return {
    authCallback: (from) => `${base()}/auth/callback${from === undefined ? '' : `?from=${from}`}`,
    emailChange: () => `${base()}/auth/callback?type=email_change`,
    resetPassword: () => `${base()}/reset-password`,
  }
}
