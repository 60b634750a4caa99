import type { PagePath } from '~/paths.ts'
import { siteAddress } from './site-address.ts'

/** The vocabulary of all structured data. */
export const context = 'https://schema.org'

/** One schema.org item. */
export interface StructuredData {
  '@context': typeof context
  '@type': string
  [property: string]: unknown
}

/** The page's position in the site, from the home page down. */
export function breadcrumbs(trail: readonly { name: string; path: PagePath }[]): StructuredData {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteAddress(path),
    })),
  }
}
