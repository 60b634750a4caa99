import type { InternalLink } from '../site/index.ts'
import type { Reviewed } from '../sources/index.ts'

/** Running text, optionally followed by a link to another page of the site. */
export interface Paragraph {
  readonly kind: 'paragraph'
  readonly text: string
  readonly link?: InternalLink
}

/** A list; `ordered` when the sequence matters. */
export interface List {
  readonly kind: 'list'
  readonly ordered: boolean
  readonly items: readonly string[]
}

/** A table whose first column holds the row headings. */
export interface Table {
  readonly kind: 'table'
  readonly caption: string
  /** Headings of all columns, including the column of row headings. */
  readonly columns: readonly string[]
  readonly rows: readonly { readonly heading: string; readonly cells: readonly string[] }[]
}

/** A short highlighted statement; `caution` for what can cost the reader money. */
export interface Notice {
  readonly kind: 'notice'
  readonly tone: 'information' | 'caution'
  readonly text: string
}

/** Terms with their meanings. */
export interface Definitions {
  readonly kind: 'definitions'
  readonly items: readonly { readonly term: string; readonly meaning: string }[]
}

/** One element of a section. */
export type Block = Paragraph | List | Table | Notice | Definitions

/** A part of a page with a heading. The id is its anchor, unique within the page. */
export interface Section extends Reviewed {
  readonly id: string
  readonly heading: string
  readonly blocks: readonly Block[]
}

/** A question on a page other than the FAQ. */
export interface PageQuestion extends Reviewed {
  readonly id: string
  readonly question: string
  readonly answer: string
}

/** An invitation at the end of a page. */
export interface CallToAction {
  readonly heading: string
  readonly text: string
  readonly link: InternalLink
}

/** Days on a timeline, and the same information as a sentence. */
export interface DayMarks {
  readonly summary: string
  readonly points: readonly { readonly day: number; readonly label: string; readonly detail: string }[]
}
