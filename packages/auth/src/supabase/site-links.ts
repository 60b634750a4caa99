import type { GoogleContext } from '../auth-client'

/** The site's pages to which the service sends people back. */
export interface SiteLinks {
  authCallback(from?: GoogleContext): string
  resetPassword(): string
}

/** Makes the return addresses below the site's own address. */
export function siteLinks(site: string | (() => string)): SiteLinks {
  const base = (): string => (typeof site === 'string' ? site : site()).replace(/\/+$/, '')
  return {
    authCallback: (from) => `${base()}/auth/callback${from === undefined ? '' : `?from=${from}`}`,
    resetPassword: () => `${base()}/reset-password`,
  }
}
