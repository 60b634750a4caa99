import { paths, type Path } from '~/paths'
import { siteAddress } from './site-address'
import { siteName } from './site-name'
import { socialCard } from './social-card'
import { breadcrumbs, type StructuredData } from './structured-data'

/** What a page says about itself to browsers. */
export interface PageDescription {
  title: string
  description: string
}

/** What a public page says about itself to search engines and previews as well. */
export interface PublicPageDescription extends PageDescription {
  /** The page's main address, also where it is read under a second one. */
  path: Path
  /** What the page holds, for machines: only what a reader sees on it. */
  structuredData?: readonly StructuredData[]
}

type MetaTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: 'canonical'; href: string }
  | { 'script:ld+json': StructuredData }

/** The head of a page that anybody may find. */
export function pageMeta({ path, title, description, structuredData = [] }: PublicPageDescription): MetaTag[] {
  const address = siteAddress(path)
  const trail =
    path === paths.home
      ? []
      : [
          breadcrumbs([
            { name: siteName, path: paths.home },
            { name: title, path },
          ]),
        ]
  return [
    ...namedPage({ title, description }),
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:url', content: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: siteAddress(socialCard.path) },
    { property: 'og:image:width', content: String(socialCard.width) },
    { property: 'og:image:height', content: String(socialCard.height) },
    { property: 'og:image:alt', content: socialCard.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...[...trail, ...structuredData].map((data) => ({ 'script:ld+json': data })),
  ]
}

/** The head of a page that belongs to one person, to one link, or to nobody: search engines leave it out. */
export function unlistedPageMeta(page: PageDescription): MetaTag[] {
  return [...namedPage(page), { name: 'robots', content: 'noindex' }]
}

function namedPage({ title, description }: PageDescription): MetaTag[] {
  return [{ title: `${title} | ${siteName}` }, { name: 'description', content: description }]
}
