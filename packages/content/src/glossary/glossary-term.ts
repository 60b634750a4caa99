import type { Reviewed } from '../sources/index.ts'

/** A technical term in plain language. */
export interface GlossaryTerm extends Reviewed {
  readonly id: string
  readonly term: string
  /** How texts write it, in the singular; pages link the first occurrence in each part to the term. */
  readonly forms: readonly string[]
  readonly meaning: string
  /** What there is to say beyond the meaning, in paragraphs. With it the term has a page of its own. */
  readonly more?: readonly [string, ...string[]]
  /** The term in figures. */
  readonly example?: string
  /** What it is often taken for, and is not. */
  readonly notToConfuse?: string
}

/** A term that has a page of its own. */
export type TermWithPage = GlossaryTerm & Required<Pick<GlossaryTerm, 'more'>>
