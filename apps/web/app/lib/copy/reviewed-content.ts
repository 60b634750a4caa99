import { glossary, hasPage } from '@dst/content/glossary'
import { sources, type CalendarDate, type SourceId } from '@dst/content/sources'
import { paths } from '~/paths.ts'
import { termLinks, type NamedTerm, type TermLinks } from './glossary-links.ts'

/** What is shown about a source. */
export interface Citation {
  authority: string
  reviewed: CalendarDate
  /** Where to read it: its text, or its works on the sources page. */
  href: string
}

declare const held: unique symbol
type Json<Value> = string & { readonly [held]: Value }

/** A page's text with the sources that it cites; returned by a prerendered page's loader. */
export interface ReviewedContent<Content> {
  /** Serialized as JSON: the router's own serialization of the same data adds a third to the page. */
  json: Json<Content>
  citations: Partial<Record<SourceId, Citation>>
  /** The glossary terms that the text uses. */
  terms: TermLinks
}

/** The glossary as texts link it. */
const namedTerms: readonly NamedTerm[] = glossary.map((term) => {
  const { id, term: name, meaning, forms } = term
  return { id, term: name, meaning, forms, ...(hasPage(term) ? {} : { listed: true }) }
})

/**
 * Adds the sources and glossary terms that occur anywhere in the content, apart from the term that it explains. Call it
 * in loaders only: they run at build time, so that the text is in the page and not a second time in its script.
 */
export function reviewedContent<Content>(content: Content, explained?: string): ReviewedContent<Content> {
  const citations: Partial<Record<SourceId, Citation>> = {}
  const collect = (value: unknown) => {
    if (typeof value === 'string' && value in sources) {
      citations[value as SourceId] = citationOf(value as SourceId)
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  collect(content)
  const json = JSON.stringify(content) as Json<Content>
  const others = namedTerms.filter(({ id }) => id !== explained)
  return { json, citations, terms: termLinks(json, others) }
}

/** A source with one work links to it; others link to the list of their works. */
function citationOf(id: SourceId): Citation {
  const { authority, reviewed, works } = sources[id]
  const [only, ...others] = works
  return {
    authority,
    reviewed,
    href: others.length === 0 && only?.url !== undefined ? only.url : `${paths.sources}#${id}`,
  }
}
