import { paths } from '~/paths.ts'

/** The pages that the auth service sends people back to: they read their tokens and clear the address themselves. */
const returns: readonly string[] = [paths.authCallback, paths.resetPassword]

/** The pages that links of mails and returns lead to. */
const linkPages: readonly string[] = [...returns, paths.mailedLink, paths.verifySignUp, paths.undo]

const secrets = ['access_token', 'refresh_token', 'provider_token', 'provider_refresh_token']

/** The parts of an address that this decides on. */
type Address = Pick<URL, 'pathname' | 'search' | 'hash'>

/** The address without tokens of an account; undefined if it has none, or belongs to a page that reads them. */
export function withoutStrayTokens({ pathname, search, hash }: Address): string | undefined {
  if (isAmong(returns, pathname)) return undefined
  const query = new URLSearchParams(search)
  const strayInHash = hasSecret(new URLSearchParams(hash.slice(1)))
  if (!strayInHash && !hasSecret(query)) return undefined
  for (const name of secrets) query.delete(name)
  return `${pathname}${query.size > 0 ? `?${query.toString()}` : ''}${strayInHash ? '' : hash}`
}

/** Whether the address is a link for its page to read: an anchor, such as that of "Skip to content", has no value. */
export function bringsLink({ pathname, hash }: Pick<Address, 'pathname' | 'hash'>): boolean {
  return isAmong(linkPages, pathname) && hash.includes('=')
}

/**
 * Takes tokens out of the address bar and the history entry, now and while the site is open. Call it before the router
 * reads the address. A link that is pasted where its page already stands, say over one that has expired, changes only
 * the fragment: the page starts afresh and reads it.
 */
export function watchAddress(): void {
  dropStrayTokens()
  window.addEventListener('hashchange', () => {
    dropStrayTokens()
    if (bringsLink(window.location)) window.location.reload()
  })
}

function dropStrayTokens(): void {
  const clean = withoutStrayTokens(window.location)
  if (clean !== undefined) window.history.replaceState(window.history.state, '', clean)
}

function isAmong(pages: readonly string[], pathname: string): boolean {
  return pages.includes(pathname.replace(/\/$/, ''))
}

function hasSecret(values: URLSearchParams): boolean {
  return secrets.some((name) => values.has(name))
}
