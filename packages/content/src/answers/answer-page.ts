import type { Section, Table } from '../blocks/index.ts'
import type { InternalLink } from '../site/index.ts'
import type { CalendarDate, Reviewed } from '../sources/index.ts'
import type { AnswerSlug } from '../site/answer-slugs.ts'

/** Whom an owner can ask. Each has a sheet to print, which collects the questions of all answers. */
export type Asked = 'cpa' | 'intermediary' | 'sponsor' | 'adviser'

/** A worked case: what was assumed, what the engines make of it, and what a reader can take from it. */
export interface AnswerExample extends Reviewed {
  readonly heading: string
  /** Every input, and what is left out. */
  readonly assumptions: readonly string[]
  readonly table: Table
  /** Sentences below the table. */
  readonly reading: readonly string[]
}

/** What happened to an answer on a day, in a few words. */
export interface Change {
  readonly on: CalendarDate
  readonly what: string
}

/** Who vouches for an answer, and since when. */
export interface ExpertReview {
  readonly name: string
  /** What makes the person an expert, such as "CPA". */
  readonly credential: string
  readonly on: CalendarDate
}

/** What shows that an answer can be relied on. The day of its review follows from its parts. */
export interface Evidence {
  /** Law is read again twice a year, practice once. */
  readonly about: 'law' | 'practice'
  /** Nobody from outside has reviewed it until somebody is named. */
  readonly expert: ExpertReview | null
  /** From the first day on, oldest first. */
  readonly changes: readonly [Change, ...Change[]]
}

/** One question that an owner has, with its answer and what it rests on. */
export interface AnswerPage {
  readonly slug: AnswerSlug
  readonly question: string
  /** For the head of the page, where the question is too long for a title. */
  readonly title?: string
  /** Two sentences; also the description for search engines. */
  readonly answer: readonly [string, string]
  /** Words that people type and the page doesn't use, for the search alone. */
  readonly searchWords: readonly string[]
  /** Where the site answers it with the reader's own figures. */
  readonly tool?: InternalLink
  readonly why: readonly Section[]
  readonly example?: AnswerExample
  /** What the answer leaves out, and where the benefit ends. Never folded. */
  readonly limit: Section
  /** Whether it matters only to owners in its case: the printed sheets name it, and its questions stay on its page. */
  readonly ofOwnCase?: true
  /** Questions to ask. The first of each list also stands on a printed sheet. */
  readonly ask: Partial<Readonly<Record<Asked, readonly string[]>>>
  /** Two to four answers to read next. */
  readonly next: readonly AnswerSlug[]
  readonly evidence: Evidence
}
