import { expect, test } from 'vitest'
import { displayedVerdictSchema } from '../src/index.ts'
import { refusals } from './refusals.ts'

test.each([[1], [10], [11]])('a shown verdict is one of the eleven rules: %d', (rule) => {
  expect(refusals(displayedVerdictSchema, { rule })).toEqual([])
})

test.each([[0], [12], [1.5], ['1'], [undefined]])('no rule has the number %s', (rule) => {
  expect(refusals(displayedVerdictSchema, { rule })).toEqual(['rule: The rule must be a whole number from 1 to 11'])
})

test('nothing is said besides the rule', () => {
  expect(refusals(displayedVerdictSchema, { rule: 1, tax: 289_515 })).toEqual(['tax: Unknown field: tax'])
})
