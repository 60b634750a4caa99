import type { AuthContext } from '../context/context.ts'

/** Whether browsers reach this service over TLS, so that its cookies must not go over anything else. */
export function isSecure({ settings }: AuthContext): boolean {
  return settings.externalUrl.startsWith('https:')
}

/**
 * The name of a cookie of this service. Over TLS it has the prefix that keeps a page reached without TLS, or somebody
 * on its way, from planting one. `__Host-` would send the cookie with every file of the site.
 */
export function secureName(context: AuthContext, name: string): string {
  return isSecure(context) ? `__Secure-${name}` : name
}
