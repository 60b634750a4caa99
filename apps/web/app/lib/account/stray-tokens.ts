import { paths } from '~/paths.ts'

/** The pages that the auth service sends people back to: they read their tokens and clear the address themselves. */
const returns: readonly string[] = [paths.authCallback, paths.resetPassword]

const secrets = ['access_token', 'refresh_token', 'provider_token', 'provider_refresh_token']

/** The parts of an address that this decides on. */
type Address = Pick<URL, 'pathname' | 'search' | 'hash'>

/** The address without tokens of an account; undefined if it has none, or belongs to a page that reads them. */
export function withoutStrayTokens({ pathname, search, hash }: Address): string | undefined {
  if (returns.includes(pathname.replace(/\/$/, ''))) return undefined
  const query = new URLSearchParams(search)
  const strayInHash = hasSecret(new URLSearchParams(hash.slice(1)))
  if (!strayInHash && !hasSecret(query)) return undefined
  for (const name of secrets) query.delete(name)
  return `${pathname}${query.size > 0 ? `?${query.toString()}` : ''}${strayInHash ? '' : hash}`
}

/** Takes tokens out of the address bar and the history entry. Call it before the router reads the address. */
export function dropStrayTokens(): void {
  const clean = withoutStrayTokens(window.location)
  if (clean !== undefined) window.history.replaceState(window.history.state, '', clean)
}

function hasSecret(values: URLSearchParams): boolean {
  return secrets.some((name) => values.has(name))
}
