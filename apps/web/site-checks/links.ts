import type { BuiltPage } from './built-page'

/** Where links may lead besides the prerendered pages. */
export interface LinkTargets {
  pages: readonly BuiltPage[]
  /** Addresses of pages that are not prerendered, and of files. */
  others: ReadonlySet<string>
}

/** Links inside the site whose page, or whose place on that page, is not there. */
export function deadLinks({ path, html }: BuiltPage, { pages, others }: LinkTargets): string[] {
  return html.querySelectorAll('a').flatMap((link) => {
    const href = link.getAttribute('href')
    if (href === undefined || href === '') return [`"${link.text}" leads nowhere`]
    const url = new URL(href, `http://site.invalid${path}`)
    if (url.host !== 'site.invalid') return []
    const target = pages.find((page) => page.path === url.pathname)
    if (target === undefined) return others.has(url.pathname) ? [] : [`"${href}" leads to no page`]
    return idOf(url.hash) === '' || hasId(target, idOf(url.hash))
      ? []
      : [`"${href}" leads to no place on ${target.path}`]
  })
}

/** The element that a fragment asks for. The FAQ page keeps its state there; of that, the question is a place. */
function idOf(hash: string): string {
  const fragment = decodeURIComponent(hash.slice(1))
  if (!fragment.includes('=')) return fragment
  const question = new URLSearchParams(fragment).get('question')
  return question === null ? '' : `faq-${question}`
}

function hasId({ html }: BuiltPage, id: string): boolean {
  return html.getElementById(id) !== null
}
