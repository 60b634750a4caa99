import { sources, type CalendarDate, type SourceId } from '@dst/content/sources'

/** What the reader is told of a source. */
export interface Citation {
  authority: string
  reviewed: CalendarDate
}

declare const held: unique symbol
type Json<Value> = string & { readonly [held]: Value }

/** A page's text with the sources that it names; what a prerendered page's loader answers. */
export interface ReviewedContent<Content> {
  /** Written as JSON: the router's own form of the same data takes a third more of the page. */
  json: Json<Content>
  citations: Partial<Record<SourceId, Citation>>
}

/**
 * Adds the sources that the content names anywhere inside it. Call it in loaders only: they run when the site is
 * built, so that the text is in the page and not once more in its script.
 */
export function reviewedContent<Content>(content: Content): ReviewedContent<Content> {
  const citations: Partial<Record<SourceId, Citation>> = {}
  const collect = (value: unknown) => {
    if (typeof value === 'string' && value in sources) {
      const { authority, reviewed } = sources[value as SourceId]
      citations[value as SourceId] = { authority, reviewed }
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  collect(content)
  return { json: JSON.stringify(content) as Json<Content>, citations }
}

const contents = new WeakMap<object, unknown>()

/** The content that a loader answered, read once. */
export function contentOf<Content>(answer: ReviewedContent<Content>): Content {
  if (!contents.has(answer)) contents.set(answer, JSON.parse(answer.json))
  return contents.get(answer) as Content
}
