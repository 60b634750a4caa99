import { monthsLater } from '@dst/domain/figures'
import { answerReviewDays, answerReviewMonths } from '@dst/domain/parameters'
import { sources, type CalendarDate } from '../sources/index.ts'
import type { AnswerPage } from './answer-page.ts'

const millisecondsPerDay = 86_400_000

/** Since when words stand, and since when their sources; the words may have been edited after these were read. */
export interface ReviewedOn {
  readonly text: CalendarDate
  readonly read: CalendarDate
}

/** When an answer was reviewed, and by when that is done again. */
export interface ReviewDays extends ReviewedOn {
  readonly next: CalendarDate
}

/**
 * The days of an answer's reviews: the oldest of its parts', and the oldest of their sources'.
 * @source docs/product/answers.md#evidence
 */
export function reviewDays(page: AnswerPage): ReviewDays {
  const days = oldestReview([page])
  return { ...days, next: monthsLater(oldest(days.text, days.read), answerReviewMonths[page.evidence.about]) }
}

/** The same days for several answers together. Expects at least one. */
export function oldestReview(pages: readonly AnswerPage[]): ReviewedOn {
  const parts = pages.flatMap(({ why, limit, example }) => [limit, ...why, ...(example === undefined ? [] : [example])])
  const read = parts.flatMap((part) => part.sources.map((id) => sources[id].reviewed))
  return { text: parts.map(({ reviewed }) => reviewed).reduce(oldest), read: read.reduce(oldest) }
}

function oldest(one: CalendarDate, other: CalendarDate): CalendarDate {
  return one < other ? one : other
}

/** Answers whose review is near, and those whose review has been due for too long, by their slugs. */
export interface DueAnswers {
  readonly near: readonly string[]
  readonly late: readonly string[]
}

/**
 * What somebody has to read again on a day: announced a month before, late two months after.
 * @source parameter `answerReviewDays`
 */
export function dueAnswers(pages: readonly AnswerPage[], today: CalendarDate): DueAnswers {
  const daysLeft = (page: AnswerPage) => (Date.parse(reviewDays(page).next) - Date.parse(today)) / millisecondsPerDay
  const late = pages.filter((page) => daysLeft(page) < -answerReviewDays.grace)
  const near = pages.filter((page) => daysLeft(page) <= answerReviewDays.notice && !late.includes(page))
  return { near: near.map(({ slug }) => slug), late: late.map(({ slug }) => slug) }
}
