import { datesOf, lastNamingDay, type ExchangeFile } from '@dst/domain/exchange-file'
import { weekdayDate } from '@dst/domain/wording'

/** Where a day stands to the last one on which property can be named. */
export interface ListDays {
  /** The last day; undefined without a closing date. */
  readonly lastDay: `${number}-${number}-${number}` | undefined
  readonly over: boolean
}

/** The last day of a list. A disaster that an IRS notice names may move it. */
export function listDays(file: ExchangeFile, today: string | undefined): ListDays {
  const dates = today === undefined ? undefined : datesOf(file, today)
  if (today === undefined || dates === undefined || !dates.ok) return { lastDay: undefined, over: false }
  const lastDay = lastNamingDay(dates.value)
  return { lastDay, over: today > lastDay }
}

/** Until when the list can be changed, in one sentence. */
export function lastDayWords({ lastDay, over }: ListDays): string {
  if (lastDay === undefined) return 'Enter the closing date to see the last day on which you can name property.'
  if (over) return `The last day to name property was ${weekdayDate(lastDay)}.`
  return `You can name property, and take it back, until midnight of ${weekdayDate(lastDay)}.`
}
