import { contentLines, type BuiltPage, type PageCheck } from './built-page.ts'
import { begun } from './reviews.ts'

const titleLength = { min: 15, max: 65 }
const descriptionLength = { min: 70, max: 160 }

/**
 * The metadata of every public page for search engines and previews: each item once, short enough to be shown in full.
 */
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

/** Pages with the same title or description as another page. */
export function repeatedFaults(pages: readonly BuiltPage[]): string[] {
  return [titleOf, descriptionOf].flatMap((textOf) => {
    const texts = pages.map(textOf)
    return texts.filter((text, index) => texts.indexOf(text) !== index).map((text) => `stands on two pages: "${text}"`)
  })
}

/** The content of one of a page's meta or link elements. */
export function headValue({ html }: BuiltPage, selector: string): string {
  const element = html.querySelector(`head ${selector}`)
  return element?.getAttribute('content') ?? element?.getAttribute('href') ?? ''
}

/** One parsed item of structured data. */
export interface Statement {
  '@type': string
  [property: string]: unknown
}

/** The page's structured data. Throws if it isn't valid JSON. */
export function structuredDataOf({ html }: BuiltPage): Statement[] {
  return html
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.textContent) as Statement)
}

/** The questions and answers on a page, without the review notes. */
export function displayedQuestions({ html }: BuiltPage): { question: string; answer: string }[] {
  return html.querySelectorAll('main details').map((details) => ({
    question: details.querySelector('h3, h4')?.text ?? '',
    answer: details
      .querySelectorAll('p')
      .map(({ text }) => text)
      .filter((text) => !begun.test(text))
      .join('\n\n'),
  }))
}

/** Names in a page's breadcrumbs that the page itself doesn't show. */
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
