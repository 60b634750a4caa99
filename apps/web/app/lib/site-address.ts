import { site } from '@dst/content/site'

// Known when the site is built: its HTML carries absolute addresses and is the same wherever it runs.
const origin = import.meta.env.SITE_URL ?? site.url

/** The absolute address of one of the site's paths, as search engines and previews need it. */
export function siteAddress(path: `/${string}`): string {
  return new URL(path, origin).href
}
