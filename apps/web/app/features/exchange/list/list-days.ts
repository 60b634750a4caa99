import type { ExchangeDescription, LastDays } from '@dst/domain/exchange-file'
import { longDate, weekdayDate } from '@dst/domain/wording'

/** Where a day stands to the last one on which property can be named. */
export interface ListDays {
  /** The last day; undefined without a closing date. */
  readonly lastDay: `${number}-${number}-${number}` | undefined
  readonly over: boolean
  /** What moves it after a disaster. */
  readonly moved?: LastDays['moved']
  /** What it would be without that. */
  readonly unmoved?: `${number}-${number}-${number}`
}

/** The last day of a list. A disaster that an IRS notice names may move it. */
export function listDays(exchange: Pick<ExchangeDescription, 'dates' | 'today'> | undefined): ListDays {
  if (exchange === undefined || !exchange.dates.ok) return { lastDay: undefined, over: false }
  const { lastDays, identification } = exchange.dates.value
  const { identification: lastDay, moved } = lastDays
  return { lastDay, over: exchange.today > lastDay, ...(moved === undefined ? {} : { moved, unmoved: identification }) }
}

/** Until when the list can be changed, in one sentence. */
export function lastDayWords(days: ListDays): string {
  const { lastDay, over } = days
  if (lastDay === undefined) return 'Enter the closing date to see the last day on which you can name property.'
  const moved = movedWords(days)
  if (over) return `The last day to name property was ${weekdayDate(lastDay)}.${moved}`
  return `You can name property, and take it back, until midnight of ${weekdayDate(lastDay)}.${moved}`
}

/** By what the last day was moved, and the day that is safe. */
function movedWords({ moved, unmoved }: ListDays): string {
  if (moved === undefined || unmoved === undefined) return ''
  return (
    ` That is the day as section ${moved.section} of Rev. Proc. 2018-58 moves it; without the IRS notice it is ` +
    `${weekdayDate(unmoved)}. Ask your intermediary in writing before you rely on this.`
  )
}

/** The last day on a notice, and what moved it. */
export function noticeDay({ lastDay, moved }: ListDays): string {
  if (lastDay === undefined) return ''
  const by = moved === undefined ? '' : ` (postponed under section ${moved.section} of Rev. Proc. 2018-58)`
  return `${longDate(lastDay)}${by}`
}
