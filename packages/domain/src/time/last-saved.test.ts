import { expect, test } from 'vitest'
import { describeLastSaved } from './index.ts'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T12:00:30Z', 'Last saved: just now'],
  ['2026-11-21T12:00:00Z', 'Last saved: just now'],
  ['2026-11-21T11:59:00.001Z', 'Last saved: just now'],
  ['2026-11-21T11:59:00Z', 'Last saved: 1 minute ago'],
  ['2026-11-21T11:57:00Z', 'Last saved: 3 minutes ago'],
  ['2026-11-21T11:00:00.001Z', 'Last saved: 59 minutes ago'],
  ['2026-11-21T11:00:00Z', 'Last saved: 1 hour ago'],
  ['2026-11-21T09:00:01Z', 'Last saved: 2 hours ago'],
  ['2026-11-20T12:00:00.001Z', 'Last saved: 23 hours ago'],
  ['2026-11-20T12:00:00Z', 'Last saved: November 20, 2026'],
])('saved at %s: %s', (savedAt, text) => {
  expect(describeLastSaved(new Date(savedAt), now, { timeZone: 'UTC' })).toBe(text)
})

test('the date is that of the given zone', () => {
  const savedAt = new Date('2026-11-20T02:00:00Z')
  expect(describeLastSaved(savedAt, now, { timeZone: 'America/New_York' })).toBe('Last saved: November 19, 2026')
})

test('without a zone the machine’s own is used', () => {
  expect(describeLastSaved(new Date('2026-10-15T12:00:00Z'), now)).toMatch(/^Last saved: October 1[45], 2026$/)
})
