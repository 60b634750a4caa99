import { paths, type PagePath } from '~/paths.ts'
import { siteAddress } from './site-address.ts'
import { siteName } from './site-name.ts'
import { breadcrumbs, type StructuredData } from './structured-data.ts'

/** A page's metadata for browsers. */
export interface PageDescription {
  title: string
  description: string
}

/** A public page's metadata, also for search engines and link previews. */
export interface PublicPageDescription extends PageDescription {
  /** The page's canonical path, also when it is opened under another one. */
  path: PagePath
  /** The page above it, other than the home page. */
  within?: { name: string; path: PagePath }
  /** Its heading, where that is too long for a title. */
  heading?: string
  /** The page's content as structured data: only what is visible on it. */
  structuredData?: readonly StructuredData[]
}

type MetaTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: 'link'; rel: 'canonical'; href: string }
  | { 'script:ld+json': StructuredData }

/** The head of a public page. */
export function pageMeta({
  path,
  within,
  title,
  heading = title,
  description,
  structuredData = [],
}: PublicPageDescription): MetaTag[] {
  const address = siteAddress(path)
  const trail =
    path === paths.home
      ? []
      : [
          breadcrumbs([
            { name: siteName, path: paths.home },
            ...(within === undefined ? [] : [within]),
            { name: heading, path },
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

/** Keeps a page out of search engines. */
export const noIndex: MetaTag = { name: 'robots', content: 'noindex' }

/** The head of a page that is personal, belongs to one link, or is an error page: search engines don't index it. */
export function unlistedPageMeta(page: PageDescription): MetaTag[] {
  return [...namedPage(page), noIndex]
}

function namedPage({ title, description }: PageDescription): MetaTag[] {
  return [{ title: `${title} | ${siteName}` }, { name: 'description', content: description }]
}

/** The preview image of every page; `pictures/draw.ts` draws it. Width and height in pixels. */
const socialCard = {
  path: '/social-card.png',
  width: 1200,
  height: 630,
  alt:
    `${siteName}. Made Simple. Beside it a line drawing of an apartment building above the two deadlines ` +
    'of a 1031 exchange.',
} as const
