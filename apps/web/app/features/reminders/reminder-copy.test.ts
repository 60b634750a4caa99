import { expect, test } from 'vitest'
import { failedChoice, remindersMessage } from './reminder-copy.ts'

const on = { timeZone: 'America/Phoenix', next: '2026-12-06', hasFile: true }
const off = { timeZone: null, next: null, hasFile: true }

test.each([
  [off, true, 'It takes effect at once.'],
  [{ ...off, hasFile: false }, true, 'Reminders need your exchange saved in your account.'],
  [on, true, 'The next one comes on Sun Dec 6, 2026, at 8:00 am, Mountain Standard Time.'],
  [{ ...on, timeZone: 'America/New_York' }, true, 'The next one comes on Sun Dec 6, 2026, at 8:00 am, Eastern Time.'],
  [
    on,
    undefined,
    'The next one comes on Sun Dec 6, 2026, at 8:00 am, Mountain Standard Time, if email notifications are on.',
  ],
  [on, false, 'Nothing is sent while email notifications are off.'],
  [{ ...on, next: null, hasFile: false }, true, 'Nothing is sent while no exchange is saved in your account.'],
  [{ ...on, next: null }, true, 'Your saved exchange has no deadline ahead to remind you of.'],
])('%o with mails %s: %s', (reminders, emailNotifications, words) => {
  expect(remindersMessage(reminders, { emailNotifications })).toBe(words)
})

test('a choice that failed says why, where that is known', () => {
  const stored = { expired: false, retryAfterSeconds: undefined }
  expect(failedChoice({ kind: 'offline' })).toEqual({
    ...stored,
    message: 'Connection failed. Please check your internet connection.',
  })
  expect(failedChoice({ kind: 'http', status: 401, code: 'unauthenticated', message: '' })).toEqual({
    ...stored,
    message: 'Your session has expired. Please log in again.',
    expired: true,
  })
  expect(failedChoice({ kind: 'http', status: 429, code: 'unknown', message: 'x', retryAfterSeconds: 60 })).toEqual({
    ...stored,
    message: 'Your choice could not be saved. Please try again.',
    retryAfterSeconds: 60,
  })
})
