import type { Reviewed } from '../sources/index.ts'

const notProse = new Set(['id', 'slug', 'kind', 'sources', 'reviewed', 'to', 'date', 'tone', 'number', 'forms'])

/** Every sentence, heading and cell that a reader would see in a piece of content, in order. */
export function prose(content: unknown): readonly string[] {
  if (typeof content === 'string') return [content]
  return children(content).flatMap(([key, value]) => (notProse.has(key) ? [] : prose(value)))
}

/** The prose of a part, without that of parts inside it which have review dates of their own. */
export function directProse(part: object): readonly string[] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) => {
    if (notProse.has(key) || isReviewed(value)) return []
    return typeof value === 'object' && value !== null ? directProse(value) : prose(value)
  })
}

/** Every part of the content that names sources, including the whole. */
export function reviewedParts(content: unknown): readonly Reviewed[] {
  const nested = children(content).flatMap(([, value]) => reviewedParts(value))
  return isReviewed(content) ? [content, ...nested] : nested
}

/** The targets of all links in the content. */
export function linkTargets(content: unknown): readonly string[] {
  return valuesOf('to', content)
}

/** All ids in the content. They are anchors, so they must be unique within one page. */
export function ids(content: unknown): readonly string[] {
  return valuesOf('id', content)
}

function valuesOf(name: string, content: unknown): readonly string[] {
  return children(content).flatMap(([key, value]) =>
    key === name && typeof value === 'string' ? [value] : valuesOf(name, value),
  )
}

function children(content: unknown): readonly [string, unknown][] {
  return typeof content === 'object' && content !== null ? Object.entries(content) : []
}

/** Whether a part of the content names sources and a review date. */
export function isReviewed(content: unknown): content is Reviewed {
  return typeof content === 'object' && content !== null && 'sources' in content && 'reviewed' in content
}
