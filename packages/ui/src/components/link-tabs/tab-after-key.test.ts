import { expect, test } from 'vitest'
import { tabAfterKey } from './tab-after-key.ts'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 0],
  ['ArrowDown', 1, 2],
  ['ArrowLeft', 0, 3],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 1, 3],
  [' ', 2, 2],
  ['Tab', 1, undefined],
  ['a', 1, undefined],
])('in a row of four tabs %j on tab %i leads to %s', (key, index, next) => {
  expect(tabAfterKey(key, index, 4)).toBe(next)
})
