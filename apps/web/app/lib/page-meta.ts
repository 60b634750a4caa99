import { siteName } from './site-name'

/** What a page says about itself to browsers, search engines and previews. */
export interface PageDescription {
  title: string
  description: string
  /** Keep this page out of search results: it belongs to one person or one link. */
  personal?: boolean
}

type MetaTag = { title: string } | { name: string; content: string } | { property: string; content: string }

/** The meta tags of one page; the site's name follows the page's own title. */
export function pageMeta({ title, description, personal = false }: PageDescription): MetaTag[] {
  return [
    { title: `${title} | ${siteName}` },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: siteName },
    ...(personal ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
