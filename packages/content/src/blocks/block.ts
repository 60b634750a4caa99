import type { InternalLink } from '../site/index'
import type { Reviewed } from '../sources/index'

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
  /** Headings of all columns, that of the row headings included. */
  readonly columns: readonly string[]
  readonly rows: readonly { readonly heading: string; readonly cells: readonly string[] }[]
}

/** A short statement set apart; `caution` for what can cost the reader money. */
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

/** A headed part of a page. The id is its anchor, unique within the page. */
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
