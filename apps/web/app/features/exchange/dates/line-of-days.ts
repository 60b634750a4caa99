import { daysBetween, type FileDates, type PlainDate } from '@dst/domain/exchange-file'
import { exchangeWindow } from '@dst/domain/parameters/deadlines'
import { weekdayDate } from '@dst/domain/wording'
import { movedDays } from './date-facts.ts'
import { formatDays, movedBy } from './dates-copy.ts'

/** The line from the closing to day 180, or to the last day that a notice sets. */
export function lineOf(dates: FileDates, today: PlainDate) {
  if (dates.lastDays.moved !== undefined) return movedLineOf(dates, today)
  const { closing, identification, full, end, daysLost, day } = dates
  const length = exchangeWindow
  const stop = (label: string, at: PlainDate) => ({
    label,
    date: weekdayDate(at),
    position: daysBetween(closing, at) / length,
  })
  const isCut = daysLost > 0
  const lostLabel = `${formatDays(daysLost)} lost: your return is due first`
  const summary = [
    `From the closing on ${weekdayDate(closing)} to day ${length}, ${weekdayDate(full)}.`,
    `Last day to name property: ${weekdayDate(identification)}. Last day to close: ${weekdayDate(end)}.`,
    ...(isCut ? [`${lostLabel}.`] : []),
  ]
  return {
    title: `Your ${length} days`,
    summary: summary.join(' '),
    stops: [
      stop(dates.day < 0 ? 'Planned closing' : 'Closing of your sale', closing),
      stop('Last day to name property', identification),
      ...(isCut ? [stop('Last day to close', end)] : []),
      stop(isCut ? `Day ${length}` : `Last day to close: day ${length}`, full),
    ],
    today: day >= 0 && day <= length ? stop('Today', today) : undefined,
    lost: isCut ? { from: daysBetween(closing, end) / length, to: 1, label: lostLabel } : undefined,
  }
}

/** The same after a disaster: it says that these are the moved days, and by which notice. */
function movedLineOf(dates: FileDates, today: PlainDate) {
  const { closing, lastDays, day } = dates
  const { identification, end } = lastDays
  const moves = movedDays(dates)
  const toName = `Last day to name property${moves.naming ? ', moved' : ''}`
  const toClose = `Last day to close${moves.closing ? ', moved' : ''}`
  const length = daysBetween(closing, end)
  const stop = (label: string, at: PlainDate) => ({
    label,
    date: weekdayDate(at),
    position: daysBetween(closing, at) / length,
  })
  return {
    title: 'Your days, as the IRS notice moves them',
    summary:
      `From the closing on ${weekdayDate(closing)}. ` +
      `${toName}: ${weekdayDate(identification)}. ${toClose}: ${weekdayDate(end)}. ${movedBy(lastDays) ?? ''}`,
    stops: [
      stop(day < 0 ? 'Planned closing' : 'Closing of your sale', closing),
      stop(toName, identification),
      stop(toClose, end),
    ],
    today: day >= 0 && day <= length ? stop('Today', today) : undefined,
    lost: undefined,
  }
}
