import type { Section } from '../blocks/index.ts'
import type { CalendarDate } from '../sources/index.ts'
import type { InternalLink } from '../site/index.ts'

/** A legal page. A section's number is its position, from 1. */
export interface LegalDocument {
  readonly title: string
  /** Set as the document's title while the page is shown. */
  readonly pageTitle: string
  /** The date of the first version. */
  readonly date: CalendarDate
  readonly dateLabel: string
  /** The effective date of the current version: the only date in the text. */
  readonly version: { readonly date: CalendarDate; readonly label: string }
  readonly intro: string
  readonly sections: readonly Section[]
  readonly continueLink: InternalLink
}
