import {
  daysBetween,
  type ExchangeFile,
  type ExchangeProgress,
  type ExchangeStage,
  type FileDates,
  type PlainDate,
} from '@dst/domain/exchange-file'
import type { TaxpayerKind } from '@dst/domain/exchange-dates'
import { identificationWindow } from '@dst/domain/parameters/deadlines'
import { firstYearOfReturnDueDates } from '@dst/domain/parameters'
import { weekdayDate } from '@dst/domain/wording'
import { isMovedDueDate, isWeekend, movedDays, phaseOf } from './date-facts.ts'

/** A sentence whose dates stand out. */
export type Words = readonly (string | { readonly date: string })[]

type Extension = NonNullable<ExchangeFile['deadlines']['extension']>

const naming = identificationWindow
const date = (day: PlainDate) => ({ date: weekdayDate(day) })

/** Who files the return, in plain words. */
export const kindLabels: Readonly<Record<TaxpayerKind, string>> = {
  individual: 'A person or a couple',
  'trust-or-estate': 'An estate, or a trust that pays its own tax',
  'c-corporation': 'A C corporation',
  partnership: 'A partnership, or an LLC with several owners',
  's-corporation': 'An S corporation',
}

/** Why dates before a certain year are not counted. */
export const tooEarlyMessage =
  'Estates, trusts, partnerships and corporations had other due dates for tax years that began before ' +
  `${firstYearOfReturnDueDates}.`

/** The words without their emphasis. */
export function plainText(words: Words): string {
  return words.map((part) => (typeof part === 'string' ? part : part.date)).join('')
}

/** "1 day", "45 days". */
export function formatDays(count: number): string {
  return `${count} ${count === 1 ? 'day' : 'days'}`
}

/**
 * The answer: how long there is to name and to close, and what an extension of the return changes. Of an exchange that
 * is complete, when it was.
 */
export function firstLine(dates: FileDates, extension: Extension, progress?: ExchangeProgress): Words {
  const { lastDays, closing } = dates
  const { identification, end } = lastDays
  const moves = movedDays(dates)
  const onlyClosing = moves.closing && !moves.naming
  if (progress?.stage === 'complete' && progress.lastReceipt !== undefined) {
    return ['Your exchange is complete: you received the last of what you bought on ', date(progress.lastReceipt), '.']
  }
  switch (phaseOf(dates)) {
    case 'over':
      return overLine(dates, extension)
    case 'closing':
      return [
        moves.naming ? 'As the IRS notice moves it, the last day to name property was ' : `Day ${naming} was `,
        date(identification),
        onlyClosing ? '. By the IRS notice you generally have until ' : '. You have until ',
        date(end),
        ...(progress?.isFinished === true ? nothingLeft : [' to close on what you named or received by then.']),
        ...(progress?.isFinished === true ? [] : extensionCopy(dates, extension)),
      ]
    case 'before':
    case 'naming': {
      const days = daysBetween(closing, identification) - Math.max(0, dates.day)
      const have = dates.day < 0 ? 'will have' : 'have'
      if (days === 0) {
        return [
          'Today, ',
          date(identification),
          moves.naming ? ' as the IRS notice moves it' : '',
          ', is the last day to name property, until midnight. ',
          onlyClosing ? 'By the IRS notice you generally have until ' : 'You have until ',
          date(end),
          ' to close.',
          ...extensionCopy(dates, extension),
        ]
      }
      const left = dates.day > 0 ? ' left' : ''
      return [
        moves.naming
          ? `${moves.closing ? 'As the IRS notice moves your days,' : 'By the IRS notice'} you generally ${have} until `
          : `You ${have} ${formatDays(days)}${left}, until `,
        date(identification),
        moves.naming ? ' to name property, and ' : ', to name property, and ',
        onlyClosing ? 'by the IRS notice generally until ' : 'until ',
        date(end),
        moves.naming && !moves.closing ? ', which it does not move, to close.' : ' to close.',
        ...extensionCopy(dates, extension),
      ]
    }
  }
}

const nothingLeft = [' to close, but by your entries nothing is left that you named in time and have not received.']

function overLine(dates: FileDates, extension: Extension): Words {
  const { lastDays, day, closing } = dates
  const { end, endIfExtended } = lastDays
  const mayBeExtended = extension !== 'filed' && endIfExtended !== end
  const years = Math.floor(day / 365)
  return [
    'Your exchange period ended on ',
    date(end),
    movedDays(dates).closing ? ', as the IRS notice moves it.' : '.',
    ...(mayBeExtended
      ? [' If an extension of your return was filed in time, the last day is ', date(endIfExtended), '.']
      : []),
    ...(years >= 2
      ? [` The closing on ${weekdayDate(closing)} is ${years} years ago: if that is a typing error, correct the date.`]
      : []),
  ]
}

function extensionCopy({ lastDays, dueDate, full }: FileDates, extension: Extension): Words {
  const { end, endIfExtended, moved } = lastDays
  const unextended = dueDate < full ? dueDate : full
  if (extension === 'filed') {
    return end === unextended || moved !== undefined
      ? []
      : [' That counts the extension that you filed: without it, the second date would be ', date(unextended), '.']
  }
  if (endIfExtended === end) return []
  const gained = formatDays(daysBetween(end, endIfExtended))
  return [
    ' An extension of your return moves the second date to ',
    date(endIfExtended),
    ` (${gained === '1 day' ? '1 more day' : gained.replace(' ', ' more ')}).`,
    ...(extension === 'planned' ? [' Yours counts once it is filed.'] : []),
  ]
}

/** Where today is in the exchange; of a finished one only which day it is. */
export function todayLine(dates: FileDates, today: PlainDate, isFinished = false): string {
  const { day, closing, lastDays } = dates
  const toName = daysBetween(closing, lastDays.identification)
  const now = `Today, ${weekdayDate(today)}, is day ${day}`
  if (isFinished) return `${now}.`
  switch (phaseOf(dates)) {
    case 'before':
      return `Counted from the planned closing on ${weekdayDate(closing)}, in ${formatDays(-day)}.`
    case 'naming':
      return day === toName
        ? `${now}: the last one to name property, until midnight.`
        : `${now}: ${left(toName - day)} to name property.`
    case 'closing': {
      const remaining = daysBetween(closing, lastDays.end) - day
      return remaining === 0 ? `${now}: the last one to close.` : `${now}: ${left(remaining)} to close.`
    }
    case 'over':
      return `${now}.`
  }
}

function left(days: number): string {
  return `${formatDays(days)} ${days === 1 ? 'is' : 'are'} left`
}

/** The notes that hold for these dates, by their ids in the content. */
export function noteIds(
  dates: FileDates,
  { kind, extension }: { kind: TaxpayerKind; extension: Extension },
  stage?: ExchangeStage,
): string[] {
  if (stage === 'complete') return []
  const { identification, end, full, dueDate, endIfExtended, daysLost } = dates
  const counted = end === full ? undefined : end
  const ids: string[] = []
  if (stage !== 'partial' && dates.day > daysBetween(dates.closing, dates.lastDays.identification))
    ids.push('nothing-named')
  if (daysLost > 0 || (endIfExtended !== dueDate && full > dueDate)) ids.push('extension')
  if (isWeekend(identification) || (counted === undefined && isWeekend(end))) ids.push('weekends')
  if (counted !== undefined && isMovedDueDate(counted)) ids.push('due-date-weekend')
  if (kind === 'individual' && extension !== 'filed' && counted === dueDate) ids.push('abroad')
  return ids
}

/** What moves the days; undefined where nothing does. */
export function movedBy({ moved }: FileDates['lastDays']): string | undefined {
  if (moved === undefined) return undefined
  return (
    `Moved by section ${moved.section} of Rev. Proc. 2018-58, for an IRS notice that postpones deadlines to ` +
    `${weekdayDate(moved.notice)}.`
  )
}
