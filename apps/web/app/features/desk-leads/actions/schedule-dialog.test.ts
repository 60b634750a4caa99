import { expect, test } from 'vitest'
import { freeSlots } from './schedule-dialog.tsx'

const slot = (start: string, end: string, state = 'free') => ({
  start: `2026-11-24T${start}:00.000Z`,
  end: `2026-11-24T${end}:00.000Z`,
  state,
})
const days = [
  [slot('22:00', '22:30', 'booked'), slot('22:30', '23:00')],
  [slot('23:00', '23:30'), slot('23:30', '23:59')],
]
const starts = (timeZone: string | null) => freeSlots(days, timeZone).map(({ start }) => start.slice(11, 16))

test('what is free is offered from its beginning to its end within the hours for calls of the person', () => {
  expect(starts(null)).toEqual(['22:30', '23:00', '23:30'])
  // 8:45 pm to 9:15 pm, and to 9 pm.
  const across = { start: '2026-11-25T01:45:00.000Z', end: '2026-11-25T02:15:00.000Z', state: 'free' }
  const until = { ...across, end: '2026-11-25T02:00:00.000Z' }
  expect(freeSlots([[across, until]], 'America/New_York')).toEqual([until])
})
