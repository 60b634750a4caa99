/**
 * The public origin to build the site for: `SITE_URL`, otherwise the server's `PUBLIC_URL`, otherwise the configured
 * one. Throws if it isn't a bare http(s) origin, because every canonical URL would be wrong.
 */
export function siteOrigin(environment: NodeJS.ProcessEnv, configured: string): string {
  const setting = environment['SITE_URL'] || environment['PUBLIC_URL'] || configured
  const url = URL.parse(setting)
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error(
      `The site cannot be built for "${setting}": SITE_URL has to be the origin of the public site, such as ` +
        'https://www.example.com',
    )
  }
  return url.origin
}
