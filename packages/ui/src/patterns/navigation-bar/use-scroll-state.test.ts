import { expect, test } from 'vitest'
import { nextScrollState } from './use-scroll-state.ts'

const whole = { compact: false, raised: false }
const compact = { compact: true, raised: true }

test.each([
  ['down to 50', whole, 0, 50, { compact: false, raised: false }],
  ['down to 51', whole, 0, 51, { compact: false, raised: true }],
  ['down to 150', whole, 100, 150, { compact: false, raised: true }],
  ['down to 151', whole, 100, 151, { compact: true, raised: true }],
  ['up to 101', compact, 200, 101, { compact: true, raised: true }],
  ['up to 100', compact, 200, 100, { compact: true, raised: true }],
  ['up to 99', compact, 200, 99, { compact: false, raised: true }],
  ['up to 300, from whole', whole, 400, 300, { compact: false, raised: true }],
])('scrolling %s', (_, state, previous, position, expected) => {
  expect(nextScrollState(state, previous, position)).toEqual(expected)
})
