import { contentLines, type BuiltPage, type PageCheck } from './built-page'

const titleLength = { min: 15, max: 65 }
const descriptionLength = { min: 70, max: 160 }

/** What every public page tells search engines and previews: each thing once, of a length that is shown whole. */
export const headFaults: PageCheck = (page) => {
  const { html } = page
  const once = [
    'title',
    'meta[name="description"]',
    'link[rel="canonical"]',
    'link[rel="manifest"]',
    'link[rel="icon"]',
    'link[rel="apple-touch-icon"]',
    ...previews,
  ]
  const counts = once.map((selector) => ({ selector, count: html.querySelectorAll(`head ${selector}`).length }))
  return [
    ...counts.filter(({ count }) => count !== 1).map(({ selector, count }) => `has ${count} of ${selector}`),
    ...lengthFault('title', titleOf(page), titleLength),
    ...lengthFault('description', descriptionOf(page), descriptionLength),
    ...(html.querySelector('html')?.getAttribute('lang') === 'en' ? [] : ['names no language']),
    ...(html.querySelector('meta[name="robots"]') === null ? [] : ['tells search engines to leave it out']),
    ...html
      .querySelectorAll('img')
      .filter((image) => !image.hasAttribute('width') || !image.hasAttribute('height'))
      .map(() => 'has an image without dimensions'),
  ]
}

const previews = [
  'title',
  'description',
  'url',
  'type',
  'site_name',
  'image',
  'image:width',
  'image:height',
  'image:alt',
]
  .map((name) => `meta[property="og:${name}"]`)
  .concat('meta[name="twitter:card"]')

/** Pages that carry the same title or description as another. */
export function repeatedFaults(pages: readonly BuiltPage[]): string[] {
  return [titleOf, descriptionOf].flatMap((textOf) => {
    const texts = pages.map(textOf)
    return texts.filter((text, index) => texts.indexOf(text) !== index).map((text) => `stands on two pages: "${text}"`)
  })
}

/** The content of one of a page's meta tags or links. */
export function headValue({ html }: BuiltPage, selector: string): string {
  const element = html.querySelector(`head ${selector}`)
  return element?.getAttribute('content') ?? element?.getAttribute('href') ?? ''
}

/** One statement of structured data, as it is parsed. */
export interface Statement {
  '@type': string
  [property: string]: unknown
}

/** The page's structured data. Throws when it is no JSON. */
export function structuredDataOf({ html }: BuiltPage): Statement[] {
  return html
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.textContent) as Statement)
}

/** The questions that a page shows, with their answers, without the notes of review. */
export function shownQuestions({ html }: BuiltPage): { question: string; answer: string }[] {
  return html.querySelectorAll('main details').map((details) => ({
    question: details.querySelector('h3')?.text ?? '',
    answer: details
      .querySelectorAll('p')
      .map(({ text }) => text)
      .filter((text) => !text.startsWith('Last reviewed'))
      .join('\n\n'),
  }))
}

/** Names on the trail to a page that the page itself does not show. */
export function unseenTrail(page: BuiltPage, names: readonly string[]): string[] {
  const shown = [page.html.querySelector('header')?.text ?? '', ...contentLines(page)].join('\n').toLowerCase()
  return names.filter((name) => !shown.includes(name.toLowerCase()))
}

function titleOf({ html }: BuiltPage): string {
  return html.querySelector('title')?.text ?? ''
}

function descriptionOf(page: BuiltPage): string {
  return headValue(page, 'meta[name="description"]')
}

function lengthFault(what: string, text: string, { min, max }: { min: number; max: number }): string[] {
  return text.length >= min && text.length <= max ? [] : [`has a ${what} of ${text.length} characters`]
}
