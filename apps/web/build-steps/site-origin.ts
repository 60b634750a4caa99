/**
 * The public origin to build the site for: the setting if there is one, else the configured one.
 * Throws when it is no bare http(s) origin, because every canonical address would be wrong.
 */
export function siteOrigin(setting: string | undefined, configured: string): string {
  const url = URL.parse(setting || configured)
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error(`SITE_URL is "${setting || configured}": it has to be the origin of the public site, such as https://www.example.com`)
  }
  return url.origin
}
