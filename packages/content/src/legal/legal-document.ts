import type { Section } from '../blocks/index'
import type { CalendarDate } from '../sources/index'
import type { InternalLink } from '../site/index'

/** A legal page. A section's number is its position, from 1. */
export interface LegalDocument {
  readonly title: string
  /** Set as the document's title while the page is shown. */
  readonly pageTitle: string
  /** The day of the first wording. */
  readonly date: CalendarDate
  readonly dateLabel: string
  /** The day from which the present wording counts: the one date that the text speaks of. */
  readonly version: { readonly date: CalendarDate; readonly label: string }
  readonly intro: string
  readonly sections: readonly Section[]
  readonly continueLink: InternalLink
}
