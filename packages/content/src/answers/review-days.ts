import { monthsLater } from '@dst/domain/figures'
import { answerReviewDays, answerReviewMonths } from '@dst/domain/parameters'
import { lastReviewed, type CalendarDate } from '../sources/index.ts'
import type { AnswerPage } from './answer-page.ts'

const millisecondsPerDay = 86_400_000

/** When an answer was read against its sources, and by when it is read again. */
export interface ReviewDays {
  readonly last: CalendarDate
  readonly next: CalendarDate
}

/**
 * The days of an answer's reviews: since the last one all of its parts and their sources stand.
 * @source docs/product/answers.md#evidence
 */
export function reviewDays({ why, example, limit, evidence }: AnswerPage): ReviewDays {
  const parts = [...why, ...(example === undefined ? [] : [example])].map(lastReviewed)
  const last = parts.reduce((oldest, day) => (day < oldest ? day : oldest), lastReviewed(limit))
  return { last, next: monthsLater(last, answerReviewMonths[evidence.about]) }
}

/** The day since which each of some answers stands. */
export function oldestReview(pages: readonly AnswerPage[]): CalendarDate {
  return pages.map((page) => reviewDays(page).last).reduce((oldest, day) => (day < oldest ? day : oldest))
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
