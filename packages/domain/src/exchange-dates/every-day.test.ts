import { byRun, isFullRun } from '@dst/vitest-config/run'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { exchangeDates, type Extension, type TaxpayerKind } from './index.ts'

/** Month and day of the due date in the year after the sale, and of the extended one; calendar years. */
const returns: Record<TaxpayerKind, readonly [string, string]> = {
  individual: ['04-15', '10-15'],
  'trust-or-estate': ['04-15', '09-30'],
  'c-corporation': ['04-15', '10-15'],
  partnership: ['03-15', '09-15'],
  's-corporation': ['03-15', '09-15'],
}
const extensions: Extension[] = ['none', 'planned', 'filed']

/** The same dates by a date library. */
function byLibrary(closing: Temporal.PlainDate, taxpayer: TaxpayerKind, extension: Extension) {
  const [due, extended] = returns[taxpayer].map((day) => Temporal.PlainDate.from(`${closing.year + 1}-${day}`)) as [
    Temporal.PlainDate,
    Temporal.PlainDate,
  ]
  const full = closing.add({ days: 180 })
  const sooner = (date: Temporal.PlainDate) => (Temporal.PlainDate.compare(full, date) < 0 ? full : date)
  const end = sooner(extension === 'filed' ? extended : due)
  return {
    identification: closing.add({ days: 45 }).toString(),
    full: full.toString(),
    dueDate: due.toString(),
    extendedDueDate: extended.toString(),
    end: end.toString(),
    endIfExtended: sooner(extended).toString(),
    daysLost: end.until(full, { largestUnit: 'days' }).days,
  }
}

/** Whether clocks are set forward or back on this day in the United States. */
const clocksChange = ({ dayOfWeek, month, day }: Temporal.PlainDate) =>
  dayOfWeek === 7 && ((month === 3 && day > 7 && day <= 14) || (month === 11 && day <= 7))

const startsOrEndsMonth = ({ day, daysInMonth }: Temporal.PlainDate) => day === 1 || day === daysInMonth

const dueDates = new Set(Object.values(returns).flat())
const isNearDueDate = (date: Temporal.PlainDate) =>
  [-1, 0, 1].some((days) => dueDates.has(date.add({ days }).toString().slice(5)))

/** Closings whose own day, or that of a deadline, is where a mistake would show. */
const isEdge = (closing: Temporal.PlainDate) =>
  [closing, closing.add({ days: 45 }), closing.add({ days: 180 })].some(
    (date) => startsOrEndsMonth(date) || clocksChange(date),
  ) || isNearDueDate(closing.add({ days: 180 }))

test('closings from 2025 to 2035, for each kind of taxpayer and extension, are as a date library has them', () => {
  let compared = 0
  const last = Temporal.PlainDate.from('2035-12-31')
  let day = Temporal.PlainDate.from('2025-01-01')
  while (Temporal.PlainDate.compare(day, last) <= 0) {
    if (isFullRun || isEdge(day)) {
      for (const taxpayer of Object.keys(returns) as TaxpayerKind[]) {
        for (const extension of extensions) {
          const ours = exchangeDates({ closings: [day.toString()], taxpayer, extension })
          expect(ours).toEqual(byLibrary(day, taxpayer, extension))
          compared += 1
        }
      }
    }
    day = day.add({ days: 1 })
  }
  expect(compared / (5 * 3)).toBe(byRun({ core: 907, full: 4017 }))
})

test('dates move with the closing: a later one never gives an earlier date, within one tax year', () => {
  for (let day = Temporal.PlainDate.from('2026-01-01'); day.year === 2026; day = day.add({ days: 1 })) {
    const [today, tomorrow] = [day, day.add({ days: 1 })].map((closing) =>
      exchangeDates({ closings: [closing.toString()], taxpayer: 'individual', extension: 'none' }),
    )
    if (tomorrow && today) {
      expect(tomorrow.identification > today.identification).toBe(true)
      if (day.toString() !== '2026-12-31') expect(tomorrow.end >= today.end).toBe(true)
    }
  }
})
