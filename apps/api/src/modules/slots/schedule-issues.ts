import type { FirmSchedule } from '@dst/contracts'
import { scheduleHorizon } from '@dst/domain/parameters'
import { validateFirmSchedule, type FirmScheduleIssueCode, type ValidationIssue } from '@dst/domain/validation'
import { Temporal } from 'temporal-polyfill'
import { openSpans } from '../../config/firm-hours.ts'
import { knownZone } from '../../mail/clock-time.ts'

/** Everything that can be wrong with a schedule. */
export type ScheduleIssueCode = 'zone-unknown' | 'no-working-day' | FirmScheduleIssueCode

type ScheduleIssue = ValidationIssue<ScheduleIssueCode>

/**
 * Issues of a schedule, one per field, as `validateFirmSchedule` names them, and those that take a calendar. Empty when
 * it can be saved.
 * @source docs/product/consultation.md#the-partners-schedule
 */
export function scheduleIssues(schedule: FirmSchedule, now: Date): ScheduleIssue[] {
  const issues: ScheduleIssue[] = validateFirmSchedule(schedule)
  if (knownZone(schedule.timeZone) === null) return [unknownZone, ...issues]
  return issues.length > 0 || works(schedule, now) ? issues : [neverOpen]
}

const unknownZone: ScheduleIssue = {
  field: 'timeZone',
  code: 'zone-unknown',
  message: 'Please choose a time zone from the list',
}

const neverOpen: ScheduleIssue = {
  field: 'hours',
  code: 'no-working-day',
  message: `There must be open time on at least one of the next ${scheduleHorizon} days`,
}

function works(schedule: FirmSchedule, now: Date): boolean {
  const [open] = openSpans(Temporal.Instant.fromEpochMilliseconds(now.getTime()), schedule)
  return open !== undefined
}
