import { expect, test } from 'vitest'
import { clockOf, retryAfterSeconds, formatWait } from './index.ts'

const now = new Date('2026-11-21T12:00:00.500Z')

test.each([
  ['0', 0],
  ['42', 42],
  [' 7 ', 7],
  ['86400', 86_400],
  ['86401', 86_400],
  ['99999999999999999999', 86_400],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30],
  ['Saturday, 21-Nov-26 12:00:30 GMT', 30],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['Tue, 21 Nov 2056 12:00:00 GMT', 86_400],
])('the header %j states %j seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, now)).toBe(seconds)
})

test.each([null, undefined, '', '-5', '1.5', 'soon', '2026-11-21T13:00:00Z', 'Sat, 99 Nov 2026 12:00:30 GMT'])(
  'the header %j states nothing',
  (header) => {
    expect(retryAfterSeconds(header, now)).toBeUndefined()
  },
)

test.each([
  [0, '0:00', '0 seconds'],
  [1, '0:01', '1 second'],
  [59, '0:59', '59 seconds'],
  [60, '1:00', '1 minute'],
  [61, '1:01', '1 minute 1 second'],
  [900, '15:00', '15 minutes'],
  [3600, '1:00:00', '1 hour'],
  [3720, '1:02:00', '1 hour 2 minutes'],
])('%i seconds are %s, or %s', (seconds, clock, words) => {
  expect([clockOf(seconds), formatWait(seconds)]).toEqual([clock, words])
})
