import { isIP } from 'node:net'
import { globPattern } from './glob.ts'

/** Allowed redirect targets. */
export interface RedirectRules {
  siteUrl: string
  redirectAllowList: readonly string[]
}

/** Requested redirect targets, in order of preference; each can be missing. */
export interface RedirectWishes {
  header?: string | undefined
  query?: string | undefined
  referer?: string | undefined
}

// Never allowed, whatever the list says: the browser would run or open the content.
const scriptingSchemes = new Set(['javascript:', 'data:', 'vbscript:', 'file:', 'blob:', 'about:'])

// The parser has already resolved plain ones. A server that decodes a slash later would escape the path that a pattern
// allows.
const climbs = /(?:^|\/|%2f|%5c)(?:\.|%2e){2}(?:\/|%2f|%5c|$)/i

/** The first requested target that is allowed, else the site. A disallowed target is not an error. */
export function chooseRedirect(rules: RedirectRules, wishes: RedirectWishes): string {
  const wish = wishes.header || wishes.query || ''
  if (redirectAllowed(rules, wish)) return wish
  const referer = wishes.referer ?? ''
  return redirectAllowed(rules, referer) ? referer : rules.siteUrl
}

/** Whether redirects to this URL are allowed. Checks the parsed URL, never a string prefix. */
export function redirectAllowed(rules: RedirectRules, target: string): boolean {
  const url = parsePlain(target)
  if (url === undefined || scriptingSchemes.has(url.protocol)) return false
  const site = new URL(rules.siteUrl)
  if (url.protocol === site.protocol) {
    if (url.host === site.host) return true
    // A browser on this machine reaches a site on it by several names, and during development on another port.
    if (isLoopback(url.hostname) && isLoopback(site.hostname)) return true
  }
  if (isIP(bareHost(url)) !== 0 && !isLoopback(url.hostname)) return false
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:'
  if (isWeb && !/^[A-Za-z0-9.-]+$/.test(url.hostname) && !isLoopback(url.hostname)) return false
  if (climbs.test(url.pathname)) return false
  return rules.redirectAllowList.some((glob) => globPattern(glob).test(withoutFragment(url, target)))
}

/** Parses a URL, rejecting any that other parsers could interpret differently. */
function parsePlain(target: string): URL | undefined {
  // Browsers drop or convert control characters, whitespace and backslashes, so the string would be misleading.
  if (target === '' || !/^[\x21-\x5b\x5d-\x7e]+$/.test(target) || !URL.canParse(target)) return undefined
  const url = new URL(target)
  const authority = /^[^:]+:\/\/([^/?#]*)/.exec(target)?.[1] ?? ''
  // User names and decimal, octal or hexadecimal IP addresses differ from the parsed host here.
  const host = authority.replace(/:\d*$/, '').toLowerCase()
  return host === url.hostname.toLowerCase() ? url : undefined
}

function withoutFragment(url: URL, target: string): string {
  const copy = new URL(url)
  copy.hash = ''
  const text = copy.href.replace(/#$/, '')
  // The parser adds a slash after a bare host, so a pattern without one would not match.
  const bare = url.pathname === '/' && !/^[^:]+:\/\/[^/?#]*\//.test(target)
  return bare ? text.replace(`${url.host}/`, url.host) : text
}

function bareHost(url: URL): string {
  return url.hostname.replace(/^\[(.*)\]$/, '$1')
}

/** Whether the host name of a parsed URL is a loopback address. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'))
}
