import type { PageCheck } from './built-page.ts'

/** Exactly one h1, before all other headings, and no skipped levels. */
export const headingFaults: PageCheck = ({ html }) => {
  const headings = html
    .querySelectorAll('h1, h2, h3, h4, h5, h6')
    .map(({ tagName, text }) => ({ level: Number(tagName.slice(1)), text: text.trim() }))
  const first = headings.filter(({ level }) => level === 1).length
  const skipped = headings.flatMap(({ level, text }, index) => {
    const above = headings[index - 1]?.level ?? 0
    return level > above + 1 ? [`"${text}" is of level ${level} and follows level ${above}`] : []
  })
  return [...(first === 1 ? [] : [`has ${first} headings of the first level`]), ...skipped]
}
