import type { Section } from '../blocks/index'
import type { CalendarDate } from '../sources/index'
import type { InternalLink } from '../site/index'

/** A legal page. A section's number is its position, from 1. */
export interface LegalDocument {
  readonly title: string
  /** Set as the document's title while the page is shown. */
  readonly pageTitle: string
  readonly date: CalendarDate
  /** The date as the page prints it. */
  readonly dateLabel: string
  readonly intro: string
  readonly sections: readonly Section[]
  readonly continueLink: InternalLink
}
