import type { ExchangeStage, NamingPeriod } from '@dst/domain/exchange-file'
import { longDate, weekdayDate } from '@dst/domain/wording'

/** Until when the list can be changed, in one sentence; of a complete exchange only which day that is. */
export function lastDayMessage(naming: NamingPeriod, stage?: ExchangeStage): string {
  const { lastDay, isOver } = naming
  if (lastDay === undefined) return 'Enter the closing date to see the last day on which you can name property.'
  const moved = movedMessage(naming)
  if (isOver) return `The last day to name property was ${weekdayDate(lastDay)}.${moved}`
  if (stage === 'complete') return `The last day to name property is ${weekdayDate(lastDay)}.${moved}`
  return `You can name property, and take it back, until midnight of ${weekdayDate(lastDay)}.${moved}`
}

/** What can no longer be done with what is bought; undefined while property can still be named. */
export function closedMessage({ lastDay, isOver }: NamingPeriod): string | undefined {
  if (!isOver || lastDay === undefined) return undefined
  return (
    `The last day to name property was ${weekdayDate(lastDay)}: nothing can be added to your list, changed or taken ` +
    'back now. What you named or received by then is all that counts.'
  )
}

/** By what the last day was moved, and the day that is safe. */
function movedMessage({ moved, unmoved }: NamingPeriod): string {
  if (moved === undefined || unmoved === undefined) return ''
  return (
    ` That is the day as section ${moved.section} of Rev. Proc. 2018-58 moves it; without the IRS notice it is ` +
    `${weekdayDate(unmoved)}. Ask your intermediary in writing before you rely on this.`
  )
}

/** The last day on a notice, and what moved it. */
export function noticeDay({ lastDay, moved }: NamingPeriod): string {
  if (lastDay === undefined) return ''
  const by = moved === undefined ? '' : ` (postponed under section ${moved.section} of Rev. Proc. 2018-58)`
  return `${longDate(lastDay)}${by}`
}
