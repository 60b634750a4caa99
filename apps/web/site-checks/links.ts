import type { BuiltPage } from './built-page.ts'

/** Valid link targets in addition to the prerendered pages. */
export interface LinkTargets {
  pages: readonly BuiltPage[]
  /** Paths of pages that aren't prerendered, and of files. */
  others: ReadonlySet<string>
}

/** Internal links whose page, or whose anchor on that page, doesn't exist. */
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

/**
 * The id of the element that a fragment refers to. The FAQ page stores its state there; of that, only the question is
 * an element.
 */
function idOf(hash: string): string {
  const fragment = decodeURIComponent(hash.slice(1))
  if (!fragment.includes('=')) return fragment
  const question = new URLSearchParams(fragment).get('question')
  return question === null ? '' : `faq-${question}`
}

function hasId({ html }: BuiltPage, id: string): boolean {
  return html.getElementById(id) !== null
}
