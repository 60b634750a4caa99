import { expect, test } from 'vitest'
import { exchangeRemindersSchema, reminderChoiceSchema } from '../src/index.ts'
import { refusals } from './refusals.ts'

const zone = 'The time zone must be the IANA name of one, such as America/Phoenix'

test.each(['America/Phoenix', 'Pacific/Honolulu', 'US/Eastern', 'Asia/Kathmandu', 'UTC', null])(
  'reminders can be wanted in the time zone %s',
  (timeZone) => {
    expect(reminderChoiceSchema.parse({ timeZone })).toEqual({ timeZone })
  },
)

test.each(['', 'Arizona', 'America/Phoenix ', "UTC'; drop table investors", 'x'.repeat(65), 7, undefined])(
  '%s is no time zone',
  (timeZone) => {
    expect(refusals(reminderChoiceSchema, { timeZone })).toContain(`timeZone: ${zone}`)
  },
)

test('reminders that are off have neither a time zone nor a next day', () => {
  expect(exchangeRemindersSchema.parse({ timeZone: null, next: null })).toEqual({ timeZone: null, next: null })
  expect(refusals(exchangeRemindersSchema, { timeZone: 'UTC', next: '2026-12-06T08:00:00Z' })).toHaveLength(1)
})
