import { expect, test } from 'vitest'
import { linkAgeWarning } from './link-age.ts'

const now = 1_795_000_000
const madeAgo = (seconds: number) => ({
  accessToken: 'a',
  refreshToken: 'r',
  expiresAt: now - seconds + 3600,
  expiresIn: 3600,
})
const stale = 'Session as retrieved from URL was issued over 120s ago, URL could be stale'
const ahead = 'Session as retrieved from URL was issued in the future? Check the device clock for skew'

test.each([
  [-1, ahead],
  [0, undefined],
  [119, undefined],
  [120, stale],
  [121, stale],
  [7200, stale],
])('tokens made %d s ago warn of %j', (age, warning) => {
  expect(linkAgeWarning(madeAgo(age), now)).toBe(warning)
})

test('a link that does not tell when its tokens end, or for how long they were made, warns of nothing', () => {
  const tokens = { accessToken: 'a', refreshToken: 'r' }
  expect(linkAgeWarning(tokens, now)).toBeUndefined()
  expect(linkAgeWarning({ ...tokens, expiresIn: 3600 }, now)).toBeUndefined()
  expect(linkAgeWarning({ ...tokens, expiresAt: now }, now)).toBeUndefined()
})
