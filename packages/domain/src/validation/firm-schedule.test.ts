import { expect, test } from 'vitest'
import { validateFirmSchedule, type FirmScheduleEntry } from './firm-schedule.ts'

const open = { from: '09:00', to: '18:00' }
const schedule: FirmScheduleEntry = {
  hours: { 1: open, 2: open, 3: open, 4: open, 5: open, 6: null, 7: null },
  closedDays: ['2026-12-25'],
  blocked: [{ from: '2026-11-25T15:00:00.000Z', to: '2026-11-25T16:00:00.000Z' }],
  conversationMinutes: 30,
  meetingLink: 'https://meet.example.com/advisory',
}
const fieldsOf = (changes: Partial<FirmScheduleEntry>) =>
  validateFirmSchedule({ ...schedule, ...changes }).map(({ field, code }) => `${field} ${code}`)

test('a schedule within the limits has no issue', () => {
  expect(fieldsOf({})).toEqual([])
  expect(fieldsOf({ meetingLink: null, blocked: [], closedDays: [] })).toEqual([])
})

test('a day closes after it opens', () => {
  expect(fieldsOf({ hours: { ...schedule.hours, 3: { from: '09:00', to: '09:00' } } })).toEqual([
    'hours.3 hours-reversed',
  ])
  expect(fieldsOf({ hours: { ...schedule.hours, 3: { from: '09:00', to: '09:01' } } })).toEqual([])
})

// Parameter conversationLength: 15 to 120 minutes.
test.each([
  [14, 1],
  [15, 0],
  [120, 0],
  [121, 1],
  [30.5, 1],
  [Number.NaN, 1],
])('a conversation of %s minutes has %s issues', (conversationMinutes, issues) => {
  expect(fieldsOf({ conversationMinutes })).toHaveLength(issues)
})

test('a link is a whole address over an encrypted connection', () => {
  expect(fieldsOf({ meetingLink: 'http://meet.example.com' })).toEqual(['meetingLink link-not-https'])
  expect(fieldsOf({ meetingLink: 'meet.example.com' })).toEqual(['meetingLink link-not-https'])
})

// Parameter scheduleMaximum: 366 closed days, 500 blocked spans.
test('there are only so many closed days and blocked spans', () => {
  const days = (count: number) => Array.from({ length: count }, () => '2026-12-25')
  const spans = (count: number) => Array.from({ length: count }, () => schedule.blocked[0] ?? { from: '', to: '' })
  expect(fieldsOf({ closedDays: days(366), blocked: spans(500) })).toEqual([])
  expect(fieldsOf({ closedDays: days(367), blocked: spans(501) })).toEqual([
    'closedDays too-many-closed-days',
    'blocked too-many-blocked',
  ])
})

test('a blocked span ends after it begins', () => {
  const from = '2026-11-25T15:00:00.000Z'
  expect(fieldsOf({ blocked: [{ from, to: from }] })).toEqual(['blocked.0 blocked-reversed'])
})
