import type { Path } from '~/paths'
import { siteAddress } from './site-address'

/** The vocabulary of all statements. */
export const context = 'https://schema.org'

/** One statement in the vocabulary of schema.org. */
export interface StructuredData {
  '@context': typeof context
  '@type': string
  [property: string]: unknown
}

/** Where a page stands in the site, from the home page down. */
export function breadcrumbs(trail: readonly { name: string; path: Path }[]): StructuredData {
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
