import { site } from '@dst/content/site'

// Set at build time: the HTML contains absolute URLs and is the same in every environment.
const origin = import.meta.env.SITE_URL ?? site.url

/** The absolute URL of one of the site's paths, for search engines and link previews. */
export function siteAddress(path: `/${string}`): string {
  return new URL(path, origin).href
}
