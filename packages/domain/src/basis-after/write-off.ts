import { proportionOf } from '../exact-amounts/exact-amounts.ts'
import { landImprovementTable, wholeWriteOffAfter } from '../parameters/after-closing.ts'
import { readPlainDate } from '../time/plain-date.ts'
import { monthsPerYear } from './old-parts.ts'

/** Cents by year. */
export type CentsByYear = ReadonlyMap<number, number>

const halfMonthsPerYear = 2 * monthsPerYear
const wholePercent = 100

/** The calendar year of a month counted from the year 0. */
export function yearOf(month: number): number {
  return Math.floor(month / monthsPerYear)
}

/**
 * Writes cents off evenly over months, from the middle of a month on: in December the first year has half a month. The
 * rounded total so far less that of the year before, so that the years add up.
 * @source 26 U.S.C. 168(d)(2), (d)(4)(B); 26 CFR 1.168(i)-6(c)(4)(iv)
 */
export function writeOffEvenly(cents: number, months: number, placed: number): CentsByYear {
  const all = 2 * months
  const byYear = new Map<number, number>()
  let year = yearOf(placed)
  let before = 0
  for (let done = halfMonthsPerYear - 2 * (placed % monthsPerYear) - 1; ; done += halfMonthsPerYear) {
    const total = proportionOf(cents, Math.min(done, all), all)
    byYear.set(year, total - before)
    if (done >= all) return byYear
    before = total
    year += 1
  }
}

/**
 * Writes cents of land improvements off by the table of their class, half of the first year. The years add up.
 * @source parameter `landImprovementTable`
 */
export function writeOffByTable(cents: number, placed: number): CentsByYear {
  const byYear = new Map<number, number>()
  let [percent, before] = [0, 0]
  landImprovementTable.forEach((ofYear, index) => {
    percent += ofYear
    const total = proportionOf(cents, Math.round(percent * wholePercent), wholePercent * wholePercent)
    byYear.set(yearOf(placed) + index, total - before)
    before = total
  })
  return byYear
}

/**
 * Whether new land improvements of a property closed on that day can usually be written off in the first year. Throws a
 * RangeError that begins with `closedOn` when there is no such day.
 * @source parameter `wholeWriteOffAfter`
 */
export function canWriteOffAtOnce(closedOn: string): boolean {
  return readPlainDate('closedOn', closedOn) > wholeWriteOffAfter
}

/** The write-offs of several layers, year by year, in the order of the years. */
export function addUp(layers: readonly CentsByYear[]): CentsByYear {
  const total = new Map<number, number>()
  for (const layer of layers) for (const [year, cents] of layer) total.set(year, (total.get(year) ?? 0) + cents)
  return total
}
