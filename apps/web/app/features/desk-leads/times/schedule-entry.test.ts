import { sampleSchedule } from '@dst/api-client/testing'
import { describe, expect, test } from 'vitest'
import { acceptEntry, entryIssues, entryOf, scheduleFrom } from './schedule-entry.ts'

const entry = entryOf(sampleSchedule.schedule)
const monday = (changes: Partial<(typeof entry.days)[number]>) => ({
  ...entry,
  days: entry.days.map((day, index) => (index === 0 ? { ...day, ...changes } : day)),
})

test('a schedule comes out of its form as it went in', () => {
  expect(scheduleFrom(entry)).toEqual(sampleSchedule.schedule)
  expect(scheduleFrom(entryOf({ ...sampleSchedule.schedule, meetingLink: null })).meetingLink).toBeNull()
})

test('a closed day keeps its hours for when it is opened again', () => {
  const closed = monday({ open: false })
  expect(scheduleFrom(closed).hours[1]).toBeNull()
  expect(closed.days[0]).toMatchObject({ from: '09:00', to: '18:00' })
})

describe('what is wrong is said of its day', () => {
  test.each([
    [monday({ to: '' }), 'hours.1', 'Monday: Enter both times'],
    [monday({ to: '08:00' }), 'hours.1', 'Monday: The closing must be later than the opening'],
    [{ ...entry, conversationMinutes: '' }, 'conversationMinutes', 'A conversation takes 15 to 120 minutes'],
  ])('%#', (wrong, field, message) => {
    expect(entryIssues(wrong)).toMatchObject([{ field, message }])
  })

  test('a day that is closed can have any hours', () => {
    expect(entryIssues(monday({ open: false, to: '' }))).toEqual([])
  })
})

test('an unsaved entry is taken as it was typed, and anything else is not', () => {
  const typed = { ...monday({ from: '10:00' }), conversationMinutes: '4', meetingLink: 'meet' }
  expect(acceptEntry(JSON.parse(JSON.stringify(typed)), entry)).toEqual(typed)
  expect(acceptEntry({ days: 'none' }, entry)).toBe(entry)
  expect(acceptEntry(null, entry)).toBe(entry)
})
