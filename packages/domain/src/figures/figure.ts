import type { FigureName } from './figure-groups.ts'
import type { TaxYearSearch } from './next-tax-year.ts'
import type { PlainDate, ReviewKind } from './review-kinds.ts'

/** A work that a figure was read in; those that are public have an address. */
export interface FigureSource {
  readonly label: string
  readonly href?: string
  /** Whether its works are those that the site lists for usual terms of DSTs. */
  readonly typicalTerms?: true
}

/** A value in words: one text, named parts, or a table whose rows have as many cells as columns after the first. */
export type FigureValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'parts'; readonly parts: readonly FigurePart[] }
  | { readonly kind: 'table'; readonly columns: readonly string[]; readonly rows: readonly FigureRow[] }

/** One of the values of a parameter that has several, e.g. "Joint return" and "$250,000". */
export interface FigurePart {
  readonly name: string
  readonly text: string
}

/** One row of a table of values. */
export interface FigureRow {
  readonly heading: string
  readonly cells: readonly string[]
}

/** A parameter as people read it. */
export interface Figure {
  /** Its name, which is also its anchor on the page of figures. */
  readonly name: FigureName
  readonly label: string
  readonly value: FigureValue
  readonly taxYear?: number
  readonly sources: readonly FigureSource[]
  readonly reviewed: PlainDate
  readonly nextReview: PlainDate
}

/** Figures that belong together, in the order of the page. */
export interface FigureGroup {
  readonly id: string
  readonly heading: string
  readonly review: ReviewKind
  readonly figures: readonly Figure[]
  /** The tax year that is looked for, with the day by which it is looked for again. */
  readonly search?: TaxYearSearch & { readonly again: PlainDate }
}
