import { displayedSocialLinks, site } from '@dst/content/site'
import { siteAddress } from '~/lib/page/site-address.ts'
import { context, type StructuredData } from '~/lib/page/structured-data.ts'

/** Who runs the site. */
export function organization(): StructuredData {
  const profiles = displayedSocialLinks(site.social).map(({ url }) => url)
  return {
    '@context': context,
    '@type': 'Organization',
    name: site.brand,
    url: siteAddress('/'),
    logo: siteAddress('/icon-512.png'),
    ...(profiles.length === 0 ? {} : { sameAs: profiles }),
  }
}
