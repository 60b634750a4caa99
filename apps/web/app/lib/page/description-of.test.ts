import { expect, test } from 'vitest'
import { descriptionOf } from './description-of.ts'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

test('a text that search engines show in full is the description', () => {
  expect(descriptionOf(words(14), 'More.')).toBe(`${words(14)} More.`)
  expect(descriptionOf(words(15), 'More.')).toBe(words(15))
  expect(descriptionOf(words(31), 'More.')).toBe(words(31))
})

test('a longer one ends after a whole word', () => {
  expect(descriptionOf(words(32))).toBe(`${words(31)} ...`)
  expect(descriptionOf(`${words(20)}\n\n${words(20)}`)).toBe(`${words(31)} ...`)
})
