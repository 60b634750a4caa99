import { shownSocialLinks, site } from '@dst/content/site'
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

/** Who runs the site. */
export function organization(): StructuredData {
  const profiles = shownSocialLinks(site.social).map(({ url }) => url)
  return {
    '@context': context,
    '@type': 'Organization',
    name: site.brand,
    url: siteAddress('/'),
    logo: siteAddress('/icon-512.png'),
    ...(profiles.length === 0 ? {} : { sameAs: profiles }),
  }
}

/** Where a page stands in the site, from the home page down. */
export function breadcrumbs(trail: readonly { name: string; path: Path }[]): StructuredData {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: siteAddress(path) })),
  }
}

/** Questions and their answers, in the words that the page shows. */
export function faqPage(entries: readonly { question: string; answer: string }[]): StructuredData {
  return {
    '@context': context,
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
