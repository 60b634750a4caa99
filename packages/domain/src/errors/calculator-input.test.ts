import { expect, test } from 'vitest'
import { amountRefusalSentence, yearRefusalSentence } from './index.ts'

test.each([
  ['empty', ' ', 'Nothing was entered.'],
  ['not-an-amount', ' about half ', '“about half” is not an amount. Write it like 500,000, 500k or 1.25m.'],
  ['negative', '-5', '“-5” is below $0.'],
  ['above-maximum', '2b', '“2b” is more than $1,000,000,000, the most that this calculator takes.'],
] as const)('an amount refused as %s says why', (refusal, typed, sentence) => {
  expect(amountRefusalSentence(refusal, typed)).toBe(sentence)
})

test.each([
  ['empty', '', 'Nothing was entered.'],
  ['not-a-year', 'soon', '“soon” is not a year. Write four digits, like 2015.'],
  ['too-early', '15', '“15” is before 1930, the earliest year that this calculator takes.'],
  ['future', '2030', '“2030” is in the future. Enter the year in which you bought the property.'],
] as const)('a year refused as %s says why', (refusal, typed, sentence) => {
  expect(yearRefusalSentence(refusal, typed)).toBe(sentence)
})

test('of a very long text only the beginning is quoted', () => {
  expect(amountRefusalSentence('not-an-amount', 'x'.repeat(500))).toBe(
    `“${'x'.repeat(24)}…” is not an amount. Write it like 500,000, 500k or 1.25m.`,
  )
})
