import { figureChanges, figureGroups, type FigureChange, type FigureGroup, type ReviewKind } from '@dst/domain/figures'
import { reviewIntervals, taxYearReviewDay } from '@dst/domain/parameters'
import { longDate } from '@dst/domain/wording/long-date'

/** A group with the rule by which its figures are read again. */
export type RuledGroup = FigureGroup & { readonly rule: string }

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
    groups: groups.map((group) => ({ ...group, rule: ruleInWords(group.review) })),
    changes: figureChanges,
    dates: Object.fromEntries([...days].map((day) => [day, longDate(day)])),
    oldest: read.reduce((oldest, day) => (day < oldest ? day : oldest)),
  }
}

/** When the figures of a group are read again, and why then. */
export function ruleInWords(kind: ReviewKind): string {
  if (kind === 'tax-year') {
    const [day = ''] = longDate(`2000-${taxYearReviewDay}`).split(',')
    return `Figures of a tax year: read again by ${day} of each year, when those of the next year are published.`
  }
  const after = `read again after ${reviewIntervals[kind]} months at the latest.`
  return { law: `Law: ${after}`, market: `Published by others: ${after}`, own: `Chosen for this site: ${after}` }[kind]
}
