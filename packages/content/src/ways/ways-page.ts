import type { Section } from '../blocks/index'
import type { InternalLink } from '../site/index'
import type { Reviewed } from '../sources/index'

/** One thing that a person in the page's situation can do. None stands without its costs and its limits. */
export interface Way extends Reviewed {
  readonly id: string
  readonly heading: string
  readonly text: string
  readonly costs: string
  readonly limits: string
}

/** A page for people whom the rest of the site would leave without a next step. */
export interface WaysPage {
  readonly title: string
  /** For search engines and previews. */
  readonly description: string
  readonly intro: string
  /** What to know before choosing. */
  readonly before: readonly Section[]
  readonly waysHeading: string
  readonly ways: readonly Way[]
  /** What the ways do not change. */
  readonly notice: string
  readonly next: readonly InternalLink[]
}
