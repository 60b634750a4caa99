import { parametersByName } from '../parameters/provenance/by-name.ts'
import type { Parameter } from '../parameters/provenance/parameter.ts'
import type { Figure, FigureGroup } from './figure.ts'
import { figureNames, type FigureName } from './figure-groups.ts'
import { figureSources } from './figure-sources.ts'
import { figureValue } from './figure-value.ts'
import { nextSearch, nextTaxYear } from './next-tax-year.ts'
import { nextReview, type PlainDate, type ReviewKind } from './review-kinds.ts'
import { taxYears } from './tax-years.ts'

const all: Readonly<Record<FigureName, Parameter>> = parametersByName

/** Every parameter as people read it, in its group. Large: for what is made when the site is built. */
export function figureGroups(): readonly FigureGroup[] {
  return figureNames.map(({ names, ...group }) => ({
    ...group,
    figures: names.map((name) => figureOf(name, group.review)),
    ...(group.id === 'tax-years' ? { search: { ...nextTaxYear, again: nextSearch(nextTaxYear) } } : {}),
  }))
}

function figureOf(name: FigureName, review: ReviewKind): Figure {
  const parameter = all[name]
  const { label, source, reviewed } = parameter
  const taxYear = taxYears[name]
  return {
    name,
    label,
    value: figureValue(name, parameter),
    ...(taxYear === undefined ? {} : { taxYear }),
    sources: figureSources(source, review),
    reviewed,
    nextReview: nextReview(reviewed, review),
  }
}

/** A figure, or the tax year that is looked for, and the day by which somebody reads or looks again. */
export interface DueReview {
  readonly name: FigureName | `taxYear${number}`
  readonly nextReview: PlainDate
}

/**
 * The figures whose review is past due on a day: from the day after the one by which they were to be reviewed. The
 * longest overdue come first.
 */
export function pastDueReviews(today: PlainDate, groups: readonly FigureGroup[] = figureGroups()): DueReview[] {
  return dueReviews(groups, (day) => day < today)
}

/** The figures to be reviewed from a day on, up to and including another; the next ones come first. */
export function comingReviews(
  { from, until }: { from: PlainDate; until: PlainDate },
  groups: readonly FigureGroup[] = figureGroups(),
): DueReview[] {
  return dueReviews(groups, (day) => day >= from && day <= until)
}

function dueReviews(groups: readonly FigureGroup[], isMeant: (day: PlainDate) => boolean): DueReview[] {
  return groups
    .flatMap(({ figures, search }): DueReview[] => [
      ...figures.map(({ name, nextReview: day }) => ({ name, nextReview: day })),
      ...(search === undefined ? [] : [{ name: `taxYear${search.year}` as const, nextReview: search.again }]),
    ])
    .filter(({ nextReview: day }) => isMeant(day))
    .toSorted((one, other) => (one.nextReview < other.nextReview ? -1 : one.nextReview > other.nextReview ? 1 : 0))
}
