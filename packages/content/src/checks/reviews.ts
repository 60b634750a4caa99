import { sources, type Reviewed } from '../sources/index.ts'

const isoDate = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** What is wrong with the sources and the review date of one piece of content; empty when nothing is. */
export function reviewFaults(content: {
  readonly sources: readonly string[]
  readonly reviewed: string
}): readonly string[] {
  return [
    ...(content.sources.length === 0 ? ['names no source'] : []),
    ...content.sources.filter((id) => !(id in sources)).map((id) => `unknown source "${id}"`),
    ...(new Set(content.sources).size < content.sources.length ? ['names a source twice'] : []),
    ...(isoDate.test(content.reviewed) ? [] : [`review date "${content.reviewed}" is not YYYY-MM-DD`]),
  ]
}

const hedge = /\b(?:generally|may|often|usually|ask|limited|commonly|depends?)\b/i

/** Whether a text relies on a source that nobody has read yet, without saying so. */
export function missesHedge(text: string, content: Reviewed): boolean {
  return content.sources.some((id) => sources[id].evidence === 'recalled') && !hedge.test(text)
}
