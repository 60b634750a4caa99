/** A calendar date as YYYY-MM-DD. */
export type CalendarDate = `${number}-${number}-${number}`

/** One work of a source: its citation, and where to read it. */
export interface Work {
  readonly citation: string
  /** The URL of the official text, if any; a path for pages of this site. */
  readonly url?: `https://${string}` | `/${string}`
}

/** The authority for a statement, shown to the reader under the text that relies on it. */
export interface Source {
  /** What the source covers, in plain language. */
  readonly label: string
  /** Its formal name. */
  readonly authority: string
  /** The works that were read, each publicly available. */
  readonly works: readonly Work[]
  /**
   * `law` is binding, `guidance` is an agency's view, `market` is what sellers publish, `site` is what the operator
   * says about itself.
   */
  readonly kind: 'law' | 'guidance' | 'market' | 'site'
  /**
   * `read`: its text, or a published account of it, was read for this site. `recalled`: named from general
   * knowledge; text that relies on it stays hedged until someone has read it.
   */
  readonly evidence: 'read' | 'recalled'
  /** The date on which the statement was last checked against the source. */
  readonly reviewed: CalendarDate
}
