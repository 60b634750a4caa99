import type { ApiFailure } from '@dst/api-client'
import { reminderHour } from '@dst/domain/parameters'
import { weekdayDate } from '@dst/domain/wording'
import { zoneName } from '~/lib/time/moment.ts'
import { connectionErrorMessage } from '~/services/connection-error.ts'
import type { MyReminders } from './reminders-query.ts'

/**
 * Why the switch can't be used, or when the next reminder comes, or why none does. Whether mails are sent is undefined
 * until it was read.
 */
export function remindersMessage(
  { timeZone, next, hasFile }: MyReminders,
  { emailNotifications }: { emailNotifications: boolean | undefined },
): string {
  if (timeZone === null)
    return hasFile ? 'It takes effect at once.' : 'Reminders need your exchange saved in your account.'
  if (emailNotifications === false) return 'Nothing is sent while email notifications are off.'
  if (!hasFile) return 'Nothing is sent while no exchange is saved in your account.'
  if (next === null) return 'Your saved exchange has no deadline ahead to remind you of.'
  const day = weekdayDate(next as `${number}-${number}-${number}`)
  const condition = emailNotifications === undefined ? ', if email notifications are on' : ''
  return `The next one comes on ${day}, at ${reminderHour}:00 am, ${zoneName(timeZone)}${condition}.`
}

/** A choice that could not be saved. */
interface FailedChoice {
  message: string
  /** Whether the session is the reason. */
  expired: boolean
  retryAfterSeconds: number | undefined
}

/** What is said about a choice that could not be saved. */
export function failedChoice(failure: ApiFailure): FailedChoice {
  const { status, retryAfterSeconds } = failure.kind === 'http' ? failure : {}
  const expired = status === 401
  const message = expired
    ? 'Your session has expired. Please log in again.'
    : (connectionErrorMessage(failure) ?? 'Your choice could not be saved. Please try again.')
  return { message, expired, retryAfterSeconds }
}
