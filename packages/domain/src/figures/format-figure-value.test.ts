import { expect, test } from 'vitest'
import { stateName } from './part-labels.ts'
import { formatFigureValue } from './format-figure-value.ts'

test('a value that no words exist for is refused', () => {
  expect(() => formatFigureValue(undefined, 'USD')).toThrow('a undefined is no value that can be said in words')
})

test('letters of no state are refused', () => {
  expect(stateName('TX')).toBe('Texas')
  expect(() => stateName('ZZ')).toThrow('no state is called ZZ')
})

test('a range with one value is that value', () => {
  expect(formatFigureValue({ from: 3, to: 3 }, 'years')).toBe('3 years')
  expect(formatFigureValue({ from: 3, to: 15 }, 'years')).toBe('3 to 15 years')
})
