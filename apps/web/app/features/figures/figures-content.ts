import { figureChanges, figureGroups, type FigureChange, type FigureGroup, type ReviewKind } from '@dst/domain/figures'
import { reviewIntervals, taxYearReviewDay } from '@dst/domain/parameters'
import { longDate } from '@dst/domain/wording/long-date'

/** A group with the rule by which its figures are read again, and with what was found of the next tax year. */
export type RuledGroup = FigureGroup & { readonly rule: string; readonly searched?: string }

/** What the page of figures shows. */
export interface FiguresContent {
  readonly groups: readonly RuledGroup[]
  readonly changes: readonly FigureChange[]
  /** Every date of the page in words, so that no script has to find them. */
  readonly dates: Readonly<Record<string, string>>
  /** The day on which the figure was read that nobody has read since. */
  readonly oldest: string
}

/** Everything on the page of figures. For its loader: all parameters are part of it. */
export function figuresContent(): FiguresContent {
  const groups = figureGroups()
  const figures = groups.flatMap((group) => group.figures)
  const read = figures.map(({ reviewed }) => reviewed)
  const days = new Set([
    ...read,
    ...figures.map(({ nextReview }) => nextReview),
    ...figureChanges.map(({ date }) => date),
  ])
  return {
    groups: groups.map((group) => ({
      ...group,
      rule: reviewRuleLabel(group.review),
      ...(group.search === undefined ? {} : { searched: searchCopy(group.search) }),
    })),
    changes: figureChanges,
    dates: Object.fromEntries([...days].map((day) => [day, longDate(day)])),
    oldest: read.reduce((oldest, day) => (day < oldest ? day : oldest)),
  }
}

/** When the figures of a group are read again, and why then. */
export function reviewRuleLabel(kind: ReviewKind): string {
  if (kind === 'tax-year') {
    const [day = ''] = longDate(`2000-${taxYearReviewDay}`).split(',')
    return (
      `Figures of a tax year: read again by ${day} of each year. ` +
      'Those of the next year are looked for by then, and again until they are found.'
    )
  }
  const after = `read again after ${reviewIntervals[kind]} months at the latest.`
  return { law: `Law: ${after}`, market: `Published by others: ${after}`, own: `Chosen for this site: ${after}` }[kind]
}

/** When the figures of the next tax year were last looked for, what was found, and when they are looked for again. */
export function searchCopy({ year, looked, outcome, again }: NonNullable<FigureGroup['search']>): string {
  return (
    `Figures of tax year ${year}: last looked for on ${longDate(looked)}, and not found. ${outcome} ` +
    `Looked for again by ${longDate(again)}.`
  )
}
