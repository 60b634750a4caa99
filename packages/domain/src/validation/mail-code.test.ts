import { expect, test } from 'vitest'
import { readMailCode } from './index.ts'

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['12 34 56', '123456'],
  ['123\u00A0456', '123456'],
  ['123-456', '123456'],
  ['004711', '004711'],
  ['12345678', '12345678'],
])('%j is the code %j', (typed, code) => {
  expect(readMailCode(typed)).toBe(code)
})

test.each(['', '12345', '12345678901', '12345a', 'one two', '１２３４５６'])('%j is no code', (typed) => {
  expect(readMailCode(typed)).toBeUndefined()
})
