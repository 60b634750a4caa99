import { glossary } from '@dst/content/glossary'
import { sources, type CalendarDate, type SourceId } from '@dst/content/sources'
import { paths } from '~/paths'
import type { TermLinks } from './glossary-links'
import { termLinks } from './term-links'

/** What the reader is told of a source. */
export interface Citation {
  authority: string
  reviewed: CalendarDate
  /** Where to read it: its text, or its works on the page of sources. */
  href: string
}

declare const held: unique symbol
type Json<Value> = string & { readonly [held]: Value }

/** A page's text with the sources that it names; what a prerendered page's loader answers. */
export interface ReviewedContent<Content> {
  /** Written as JSON: the router's own form of the same data takes a third more of the page. */
  json: Json<Content>
  citations: Partial<Record<SourceId, Citation>>
  /** The terms of the glossary that the text uses. */
  terms: TermLinks
}

/**
 * Adds the sources and the terms of the glossary that the content names anywhere inside it. Call it in loaders only:
 * they run when the site is built, so that the text is in the page and not once more in its script.
 */
export function reviewedContent<Content>(content: Content): ReviewedContent<Content> {
  const citations: Partial<Record<SourceId, Citation>> = {}
  const collect = (value: unknown) => {
    if (typeof value === 'string' && value in sources) {
      citations[value as SourceId] = citationOf(value as SourceId)
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  collect(content)
  const json = JSON.stringify(content) as Json<Content>
  return { json, citations, terms: termLinks(json, glossary) }
}

/** A source with one work leads to it, others to the list of theirs. */
function citationOf(id: SourceId): Citation {
  const { authority, reviewed, works } = sources[id]
  const [only, ...others] = works
  return {
    authority,
    reviewed,
    href: others.length === 0 && only?.url !== undefined ? only.url : `${paths.sources}#${id}`,
  }
}

const contents = new WeakMap<object, unknown>()

/** The content that a loader answered, read once. */
export function contentOf<Content>(answer: ReviewedContent<Content>): Content {
  if (!contents.has(answer)) contents.set(answer, JSON.parse(answer.json))
  return contents.get(answer) as Content
}
