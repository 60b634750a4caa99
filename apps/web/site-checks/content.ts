import type { BuiltPage } from './built-page.ts'

/** The keys of the content under which a page finds words to show, and not an address or a description. */
const displayedKeys = new Set(['heading', 'title', 'dateLabel', 'text', 'term', 'limit'])

/** Headings, dates and texts of the content that the page doesn't show; the content may be nested in any way. */
export function missingContent({ html }: BuiltPage, content: unknown): string[] {
  const shown = squeezed(html.querySelector('main')?.text ?? '')
  return contentTexts(content).filter((words) => !shown.includes(squeezed(words)))
}

/** What content has for readers: its headings, dates and texts. */
export function contentTexts(content: unknown, key = ''): string[] {
  if (typeof content === 'string') return displayedKeys.has(key) ? [content] : []
  if (Array.isArray(content)) return content.flatMap((each) => contentTexts(each, key))
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([name, value]) => contentTexts(value, name))
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, '')
}
