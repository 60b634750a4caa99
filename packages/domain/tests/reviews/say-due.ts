import { comingReviews, nextTaxYear, pastDueReviews, type DueReview, type PlainDate } from '../../src/figures/index.ts'
import { pastDueStates, stateReviews } from '../../src/figures/state-reviews.ts'

/** Days ahead of a review on which it is announced. */
const noticeDays = 30

// `pnpm --filter @dst/domain reviews`, also for another day: `... reviews 2027-12-01`; `--states` lists each state.
// Fails when a figure is past due: people see it. A search that is past due is told: what it may find is not on any
// page yet, and the page dates it.
const today = (process.argv.slice(2).find((text) => !text.startsWith('--')) ??
  new Date().toISOString().slice(0, 10)) as PlainDate
const noticed = new Date(Date.parse(today) + noticeDays * 86_400_000).toISOString().slice(0, 10) as PlainDate
const pastDue = pastDueReviews(today)

for (const line of byDay(comingReviews({ from: today, until: noticed }))) process.stdout.write(`Soon: ${line}\n`)
const isSearch = ({ name }: DueReview) => name === `taxYear${nextTaxYear.year}`
for (const line of byDay(pastDue.filter(isSearch))) process.stdout.write(`Past due: ${line}\n`)
const figures = pastDue.filter((review) => !isSearch(review))
for (const line of byDay(figures)) process.stderr.write(`Past due: ${line}\n`)
const states = pastDueStates(today)
for (const state of states) process.stderr.write(`Past due: figures of ${state}\n`)
if (process.argv.includes('--states')) {
  for (const { state, reviewed, latestYear = '-', kind = '-', publishes } of stateReviews()) {
    process.stdout.write(`${state} read ${reviewed}: ${latestYear} ${kind}; next in ${publishes}\n`)
  }
}
process.exitCode = figures.length + states.length > 0 ? 1 : 0

/** One line for each day, in their order. */
function byDay(reviews: readonly DueReview[]): string[] {
  const days = [...new Set(reviews.map(({ nextReview }) => nextReview))]
  return days.map((day) => {
    const due = reviews.filter(({ nextReview }) => nextReview === day)
    return `to be read again by ${day}: ${due.map(({ name }) => name).join(', ')}`
  })
}
