import type { InternalLink } from '../../site/index.ts'
import type { Reviewed } from '../../sources/index.ts'

/** The nine categories of the FAQ page, without "All". */
export const faqCategories = [
  'basics',
  'tax',
  'benefits',
  'eligibility',
  'investment',
  'risks',
  'management',
  'sponsor',
  'process',
] as const

/** A category that has entries. */
export type FaqCategory = (typeof faqCategories)[number]

/** A question as it is written. Paragraphs of the answer are separated by an empty line. */
export interface WrittenFaq extends Reviewed {
  readonly id: number
  /** The last part of its own address, which outlives every change of its words. */
  readonly slug: string
  readonly question: string
  /** A shorter question, as the title of its own page. */
  readonly title?: string
  readonly answer: string
  readonly category: FaqCategory
  /** Where to read more, or where the site answers it for one's own figures. */
  readonly links?: readonly InternalLink[]
}

/** One question of the built-in list. */
export interface BuiltInFaq extends WrittenFaq {
  /** Position on the page, from 1. */
  readonly order: number
}

/** Joins the paragraphs of one answer with an empty line between them. */
export function paragraphs(...texts: readonly string[]): string {
  return texts.join('\n\n')
}
