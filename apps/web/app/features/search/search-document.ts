/** What a search can find, in the order in which an equal match counts. */
export const searchKinds = [
  'answer',
  'situation',
  'tool',
  'question',
  'guide',
  'term',
  'state',
  'figures',
  'page',
  'legal',
] as const

/** The kind of a page, or of a part of one. */
export type SearchKind = (typeof searchKinds)[number]

/** What is shown of a page, or of a part of one. */
export interface Listed {
  /** Its address, with the anchor of a part. */
  readonly path: string
  readonly kind: SearchKind
  readonly title: string
}

/** One page, or one part of a page, as the index takes it. */
export interface SearchDocument extends Listed {
  /** One line for a list of results. */
  readonly line: string
  /** Words that people type and the text doesn't use. */
  readonly words?: readonly string[]
  readonly headings?: readonly string[]
  readonly body?: readonly string[]
}
