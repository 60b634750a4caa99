import type { FirmSchedule } from '@dst/contracts'
import { conversationLength, scheduleHorizon, scheduleMaximum } from '@dst/domain/parameters'
import type { ValidationIssue } from '@dst/domain/validation'
import { Temporal } from 'temporal-polyfill'
import { openSpans } from '../../config/firm-hours.ts'
import { knownZone } from '../../mail/clock-time.ts'

/** Everything that can be wrong with a schedule. */
export type ScheduleIssueCode =
  | 'zone-unknown'
  | 'hours-reversed'
  | 'no-working-day'
  | 'too-many-closed-days'
  | 'too-many-blocked'
  | 'blocked-reversed'
  | 'minutes-out-of-range'
  | 'link-not-https'

type ScheduleIssue = ValidationIssue<ScheduleIssueCode>

/**
 * Issues of a schedule, one per field: `hours.1` is Monday, `blocked.0` the first blocked span. Empty when it can be
 * saved.
 * @source docs/product/consultation.md#the-partners-schedule; parameters `conversationLength`, `scheduleMaximum`
 */
export function scheduleIssues(schedule: FirmSchedule, now: Date): ScheduleIssue[] {
  const { minimum, maximum } = conversationLength
  const { timeZone, closedDays, conversationMinutes: minutes, meetingLink } = schedule
  const issues = [
    knownZone(timeZone) === null && issue('timeZone', 'zone-unknown', 'Please choose a time zone from the list'),
    ...hoursIssues(schedule),
    closedDays.length > scheduleMaximum.closedDays &&
      issue('closedDays', 'too-many-closed-days', `At most ${scheduleMaximum.closedDays} days can be closed`),
    ...blockedIssues(schedule),
    (minutes < minimum || minutes > maximum) &&
      issue('conversationMinutes', 'minutes-out-of-range', `A conversation takes ${minimum} to ${maximum} minutes`),
    meetingLink !== null &&
      !isHttps(meetingLink) &&
      issue('meetingLink', 'link-not-https', 'The link must be a whole address that begins with https://'),
  ].filter((each) => each !== false)
  return issues.length > 0 || works(schedule, now) ? issues : [neverOpen]
}

function hoursIssues({ hours }: FirmSchedule): ScheduleIssue[] {
  return Object.entries(hours).flatMap(([day, open]) =>
    open !== null && open.from >= open.to
      ? issue(`hours.${day}`, 'hours-reversed', 'The closing must be later than the opening')
      : [],
  )
}

function blockedIssues({ blocked }: FirmSchedule): ScheduleIssue[] {
  const { blockedSpans } = scheduleMaximum
  if (blocked.length > blockedSpans)
    return [issue('blocked', 'too-many-blocked', `At most ${blockedSpans} spans can be blocked`)]
  return blocked.flatMap(({ from, to }, index) =>
    new Date(from) >= new Date(to)
      ? issue(`blocked.${index}`, 'blocked-reversed', 'The end must be later than the beginning')
      : [],
  )
}

const neverOpen = issue(
  'hours',
  'no-working-day',
  `There must be open time on at least one of the next ${scheduleHorizon} days`,
)

function works(schedule: FirmSchedule, now: Date): boolean {
  const [open] = openSpans(Temporal.Instant.fromEpochMilliseconds(now.getTime()), schedule)
  return open !== undefined
}

function isHttps(link: string): boolean {
  return URL.parse(link)?.protocol === 'https:'
}

function issue(field: string, code: ScheduleIssueCode, message: string): ScheduleIssue {
  return { field, code, message }
}
