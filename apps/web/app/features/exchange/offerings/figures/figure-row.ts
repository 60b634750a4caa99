import type { OfferingColumn } from '@dst/domain/exchange-file'
import type { Offering, OfferingFigures } from '@dst/domain/offerings'
import { writeFigure, type FigureUnit } from './formats.ts'
import { gapWords, unmetNeed, type Need } from './needs.ts'

/** One line of the comparison: what stands in it for each offering, and how that was computed. */
export interface FigureRow {
  readonly id: string
  readonly label: string
  /** What several lines after each other are about, such as one sale case. */
  readonly subject?: string
  readonly cellOf: (column: OfferingColumn) => FigureCell
  /** The calculation with the person's numbers, undefined where there is no figure; absent where nothing is computed. */
  readonly howOf?: (column: OfferingColumn) => string | undefined
}

/** What stands in a cell; `value` is the number in the unit that the text has. */
export interface FigureCell {
  readonly text: string
  /** Whether the text says why nothing can stand there. */
  readonly isMissing?: true
  readonly unit?: FigureUnit
  readonly value?: number
}

/** Lines of one subject. */
export interface FigureGroup {
  readonly id: string
  readonly heading: string
  readonly rows: readonly FigureRow[]
}

/** What computes a line. */
interface ComputedLine {
  readonly id: string
  readonly label: string
  readonly subject?: string | undefined
  readonly unit: FigureUnit
  readonly value: (figures: OfferingFigures, offering: Offering) => number | null
  /** What it can't be said without, the first to type first. */
  readonly needs?: readonly Need[]
  /** The steps before the result, which is added. */
  readonly how: (figures: OfferingFigures, offering: Priced) => string
}

/** An offering with figures: price and equity are typed. */
export type Priced = Offering & { readonly purchasePrice: number; readonly equity: number }

/** A line that the engine computes. */
export function computedRow({ id, label, subject, unit, value, needs = [], how }: ComputedLine): FigureRow {
  const valueOf = ({ figures, offering }: OfferingColumn) => (figures.ok ? value(figures.value, offering) : null)
  return {
    id,
    label,
    ...(subject === undefined ? {} : { subject }),
    cellOf: (column) => {
      const found = valueOf(column)
      return found === null ? missing(notSaid(column, needs)) : { text: writeFigure(unit, found), unit, value: found }
    },
    howOf: (column) => {
      const found = valueOf(column)
      if (found === null || !column.figures.ok) return undefined
      return `${how(column.figures.value, column.offering as Priced)} = ${writeFigure(unit, found)}`
    },
  }
}

/** A line that shows what was typed, as it was typed. */
export function typedRow(
  { id, label, unit }: { readonly id: string; readonly label: string; readonly unit?: FigureUnit },
  read: (offering: Offering) => string | number | undefined,
): FigureRow {
  return {
    id,
    label,
    cellOf: ({ offering }) => {
      const typed = read(offering)
      if (typed === undefined) return missing(notTyped)
      return typeof typed === 'number' && unit !== undefined
        ? { text: writeFigure(unit, typed), unit, value: typed }
        : { text: String(typed) }
    },
  }
}

/** A cell in which nothing can stand yet, and why. */
export function missing(text: string): FigureCell {
  return { text, isMissing: true }
}

/** A line with its subject, where it stands apart from the others: "Stress: first distribution". */
export function fullLabel({ subject, label }: Pick<FigureRow, 'subject' | 'label'>): string {
  return subject === undefined ? label : `${subject}: ${label.charAt(0).toLowerCase()}${label.slice(1)}`
}

/** What an empty cell says. */
export const notTyped = 'not typed'

function notSaid(column: OfferingColumn, needs: readonly Need[]): string {
  if (!column.figures.ok) return gapWords(column.figures.error)
  return unmetNeed(column, needs) ?? notTyped
}
