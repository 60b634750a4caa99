/** A calendar date as YYYY-MM-DD. */
export type CalendarDate = `${number}-${number}-${number}`

/** One work of a source: a citation by which it can be found, and where it can be read. */
export interface Work {
  readonly citation: string
  /** Its official text where there is one; a path for pages of this site. */
  readonly url?: `https://${string}` | `/${string}`
}

/** The authority behind a statement, shown to the reader under the text that rests on it. */
export interface Source {
  /** What the source settles, in the reader's words. */
  readonly label: string
  /** Its formal name. */
  readonly authority: string
  /** What was read, each to be looked up by anybody. */
  readonly works: readonly Work[]
  /** `law` binds, `guidance` is an agency's view, `market` is what sellers publish, `site` is what the operator says of itself. */
  readonly kind: 'law' | 'guidance' | 'market' | 'site'
  /**
   * `read`: its text, or a published account of it, was read for this site. `recalled`: named from general
   * knowledge; text that rests on it stays hedged until someone has read it.
   */
  readonly evidence: 'read' | 'recalled'
  /** The day on which the statement was last compared with the source. */
  readonly reviewed: CalendarDate
}
