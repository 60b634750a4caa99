import { expect, test } from 'vitest'
import { digitsFor } from './number-text.ts'

test.each([
  ['forty five days', '45 days'],
  ['one hundred eighty days', '180 days'],
  ['two hundred percent', '200 percent'],
  ['nineteen twenty', '19 20'],
  ['five six', '5 6'],
  ['forty', '40'],
  ['forty twelve', '40 12'],
  ['hundred days', 'hundred days'],
  ['one hundred', '100'],
  ['45 days', '45 days'],
])('"%s" is read as "%s"', (words, read) => {
  expect(digitsFor(words.split(' ')).join(' ')).toBe(read)
})
