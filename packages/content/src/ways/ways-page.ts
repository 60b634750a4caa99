import type { Section } from '../blocks/index.ts'
import type { InternalLink } from '../site/index.ts'
import type { Reviewed } from '../sources/index.ts'

/** One option for a person in the page's situation, always with its costs and limits. */
export interface Way extends Reviewed {
  readonly id: string
  readonly heading: string
  readonly text: string
  readonly costs: string
  readonly limits: string
}

/** A page for people who would find no next step on the rest of the site. */
export interface WaysPage {
  readonly title: string
  /** For search engines and previews. */
  readonly description: string
  readonly intro: string
  /** What to know before choosing. */
  readonly before: readonly Section[]
  readonly waysHeading: string
  readonly ways: readonly Way[]
  /** What none of the options change. */
  readonly notice: string
  readonly next: readonly InternalLink[]
}
