import { expect, test } from 'vitest'
import { parseGoDuration } from './go-duration.ts'

test.each([
  ['24h', 86_400_000],
  ['1h30m', 5_400_000],
  ['300ms', 300],
  ['1.5s', 1500],
  ['.5m', 30_000],
  ['2us', 0.002],
  ['2µs', 0.002],
  ['+1m1ms', 60_001],
  ['-1h', -3_600_000],
  ['0', 0],
  ['2562047h', 2_562_047 * 3_600_000],
])('%s is %d milliseconds', (text, milliseconds) => {
  expect(parseGoDuration(text)).toBeCloseTo(milliseconds, 6)
})

test.each(['', 'h', '24', '24 h', '1d', 'forever', '1h-30m', '.', '.h', '1e3s', '2562048h', '1'.repeat(200)])(
  '%j is no duration',
  (text) => {
    expect(parseGoDuration(text)).toBeUndefined()
  },
)
