import { conversationLength, scheduleMaximum } from '../parameters/conversations.ts'
import type { ValidationIssue } from './validation-issue.ts'

/** A schedule of the partner firm, as far as it can be checked without a calendar. */
export interface FirmScheduleEntry {
  /** Opening hours by day of the week, 1 to 7, as wall-clock times such as 09:00; null when closed. */
  readonly hours: Readonly<Record<string, { readonly from: string; readonly to: string } | null>>
  readonly closedDays: readonly string[]
  /** Spans between two points in time (ISO 8601). */
  readonly blocked: readonly { readonly from: string; readonly to: string }[]
  readonly conversationMinutes: number
  readonly meetingLink: string | null
}

/** Everything that {@link validateFirmSchedule} can find wrong. */
export type FirmScheduleIssueCode =
  | 'hours-reversed'
  | 'too-many-closed-days'
  | 'too-many-blocked'
  | 'blocked-reversed'
  | 'minutes-out-of-range'
  | 'link-not-https'

type Issue = ValidationIssue<FirmScheduleIssueCode>

/**
 * Issues of a schedule, one per field: `hours.1` is Monday, `blocked.0` the first blocked span. Empty when it can be
 * saved, if its time zone is known and there is a day to work on.
 * @source docs/product/consultation.md#the-partners-schedule; parameters `conversationLength`, `scheduleMaximum`
 */
export function validateFirmSchedule(schedule: FirmScheduleEntry): Issue[] {
  const { minimum, maximum } = conversationLength
  const { closedDays, conversationMinutes: minutes, meetingLink } = schedule
  const isWholeInRange = Number.isInteger(minutes) && minutes >= minimum && minutes <= maximum
  return [
    ...hoursIssues(schedule),
    closedDays.length > scheduleMaximum.closedDays &&
      issue('closedDays', 'too-many-closed-days', `At most ${scheduleMaximum.closedDays} days can be closed`),
    ...blockedIssues(schedule),
    !isWholeInRange &&
      issue('conversationMinutes', 'minutes-out-of-range', `A conversation takes ${minimum} to ${maximum} minutes`),
    meetingLink !== null &&
      !isHttps(meetingLink) &&
      issue('meetingLink', 'link-not-https', 'The link must be a whole address that begins with https://'),
  ].filter((each) => each !== false)
}

function hoursIssues({ hours }: FirmScheduleEntry): Issue[] {
  return Object.entries(hours).flatMap(([day, open]) =>
    open !== null && open.from >= open.to
      ? issue(`hours.${day}`, 'hours-reversed', 'The closing must be later than the opening')
      : [],
  )
}

function blockedIssues({ blocked }: FirmScheduleEntry): Issue[] {
  const { blockedSpans } = scheduleMaximum
  if (blocked.length > blockedSpans)
    return [issue('blocked', 'too-many-blocked', `At most ${blockedSpans} spans can be blocked`)]
  return blocked.flatMap(({ from, to }, index) =>
    new Date(from) >= new Date(to)
      ? issue(`blocked.${index}`, 'blocked-reversed', 'The end must be later than the beginning')
      : [],
  )
}

function isHttps(link: string): boolean {
  return URL.parse(link)?.protocol === 'https:'
}

function issue(field: string, code: FirmScheduleIssueCode, message: string): Issue {
  return { field, code, message }
}
