import type { ExchangeDates, ExchangeDatesInputs, PostponedDates } from '@dst/domain/exchange-dates'
import { dayOf, dayOfText, lengthOf, monthIn, textOf, twoDigits, yearIn } from './calendar.ts'

/** The deadlines of an exchange, written out: the days as numbers until they are in the answer. */
export function datesFloor(inputs: ExchangeDatesInputs): ExchangeDates {
  const { closings, taxpayer, extension, disaster } = inputs
  let closing = closings[0] ?? ''
  for (const other of closings) if (other < closing) closing = other
  const closed = dayOfText(closing)
  const full = closed + 180

  const yearEnd = inputs.fiscalYearEnd === undefined ? 12 : twoDigits(inputs.fiscalYearEnd, 0)
  const endYear = monthIn(closing) <= yearEnd ? yearIn(closing) : yearIn(closing) + 1
  const isJuneYear = taxpayer === 'c-corporation' && yearEnd === 6 && endYear < 2027
  const isEarly = isJuneYear || taxpayer === 'partnership' || taxpayer === 's-corporation'
  const dueMonth = yearEnd + (isEarly ? 3 : 4)
  const dueDate = dayOfMonth(endYear, dueMonth, 15)
  const isTrust = taxpayer === 'trust-or-estate'
  const extendedMonth = dueMonth + (isTrust ? 5 : isJuneYear ? 7 : 6)
  const extendedDueDate = dayOfMonth(endYear, extendedMonth, isTrust ? 31 : 15)

  const counted = extension === 'filed' ? extendedDueDate : dueDate
  const end = Math.min(full, counted)
  const fullText = textOf(full)
  const extendedText = textOf(extendedDueDate)
  const dueText = textOf(dueDate)
  const dates = {
    identification: textOf(closed + 45),
    full: fullText,
    dueDate: dueText,
    extendedDueDate: extendedText,
    end: full <= counted ? fullText : extension === 'filed' ? extendedText : dueText,
    endIfExtended: full <= extendedDueDate ? fullText : extendedText,
    daysLost: full - end,
  } as ExchangeDates
  if (disaster === undefined) return dates

  const begin = dayOfText(disaster.disasterDate)
  const until = dayOfText(disaster.postponementDate)
  const inWindow = (day: number) => (begin <= day && day < until ? until : day)
  const { affected, hardship } = disaster
  const moved = { identification: inWindow(closed + 45), end: Math.min(inWindow(full), inWindow(counted)) }
  const isCovered = (affected || hardship) && closed <= begin
  const due = affected ? inWindow(counted) : counted
  const postponed = (day: number) =>
    day < begin ? Math.min(day, due) : Math.min(Math.max(day + 120, until), due, yearAfter(day))
  const section17 = () => inWords(postponed(closed + 45), postponed(full))
  if (affected && isCovered)
    return { ...dates, section6: inWords(moved.identification, moved.end), section17: section17() }
  if (affected) return { ...dates, section6: inWords(moved.identification, moved.end) }
  return isCovered ? { ...dates, section17: section17() } : dates
}

/** A day of a month, which may be one of the next year, or its last. */
function dayOfMonth(year: number, month: number, day: number): number {
  const [ofYear, ofMonth] = month > 24 ? [year + 2, month - 24] : month > 12 ? [year + 1, month - 12] : [year, month]
  return dayOf(ofYear, ofMonth, Math.min(day, lengthOf(ofYear, ofMonth)))
}

function yearAfter(day: number): number {
  const date = textOf(day)
  return dayOfMonth(yearIn(date) + 1, monthIn(date), twoDigits(date, 8))
}

function inWords(identification: number, end: number): PostponedDates {
  return { identification: textOf(identification), end: textOf(end) } as PostponedDates
}
