import type { Result } from '../result/index.ts'
import type { PlainDate } from '../time/plain-date.ts'
import { lastNamingDay, type DatesGap, type FileDates, type LastDays } from './dates-of.ts'

/** Whether property can still be named and taken back on a day, and until when. */
export interface NamingPeriod {
  /** The last day, to midnight; undefined while no closing is known. */
  readonly lastDay: PlainDate | undefined
  /** Whether it is past: nothing is added to what is named then, nothing of it is taken back or becomes more. */
  readonly isOver: boolean
  /** What moves the last day after a disaster; undefined where it moves the last day to close alone. */
  readonly moved?: LastDays['moved']
  /** What it would be without that. */
  readonly unmoved?: PlainDate
}

/**
 * The period in which property can be named, as it stands on a day. Without a closing it has not begun.
 * @source 26 CFR 1.1031(k)-1(b)(2)(i), (c)(1), (c)(6)
 */
export function namingOf(dates: Result<FileDates, DatesGap>, today: PlainDate): NamingPeriod {
  if (!dates.ok) return { lastDay: undefined, isOver: false }
  const lastDay = lastNamingDay(dates.value)
  const { identification, lastDays } = dates.value
  const moved = lastDay === identification ? undefined : lastDays.moved
  return {
    lastDay,
    isOver: today > lastDay,
    ...(moved === undefined ? {} : { moved, unmoved: identification }),
  }
}
